import { mount } from 'svelte';
import App from './App.svelte';
import './tokens.css';
import './base.css';
import { settings } from './settings.svelte';

settings.paint(settings.theme);
await settings.choose(settings.lang);
mount(App, { target: document.getElementById('app')! });
