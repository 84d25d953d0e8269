import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the package a module belongs to, if it is none of ours. */
export function packageOf(module: string): string | null {
  const path = (module.split('?')[0] ?? '').replaceAll('\\', '/').replace(/^\0+/, '');
  const found = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path);
  return found?.[1] ?? null;
}

/** What a package says about itself, and the text of its licence: its own file, or the one we keep for licences that are the same everywhere. */
export function noticeOf(folder: string): string {
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
    author?: string | { name?: string };
  };
  const author = typeof about.author === 'string' ? about.author : about.author?.name;
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  const kept = join(import.meta.dirname, `${about.license}.txt`);
  if (!file && !existsSync(kept)) throw new Error(`${about.name}: no text of its licence ${about.license}`);
  const text = readFileSync(file ? join(folder, file) : kept, 'utf8')
    .replaceAll('\r', '')
    .replaceAll('\t', '  ')
    .trim();
  return [`${about.name} ${about.version} (${about.license})`, ...(author ? [author] : []), '', text].join('\n');
}

/** The notices of all packages that these modules come from. */
export function noticesOf(modules: Iterable<string>): string {
  const folders = [...new Set([...modules].map(packageOf))].filter(
    (folder) => folder !== null && existsSync(join(folder, 'package.json')),
  ) as string[];
  return `This page contains the following packages.\n\n${folders
    .sort()
    .map(noticeOf)
    .join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** For Vite: the notices of everything that is in the page, beside it. */
export function notices(): {
  name: string;
  apply: 'build';
  generateBundle(this: { emitFile(file: object): string; getModuleIds(): Iterable<string> }): void;
} {
  return {
    name: 'notices',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences/packages.txt', source: noticesOf(this.getModuleIds()) });
    },
  };
}
