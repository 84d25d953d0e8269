// one language of the three, and back to where one wanted to go
const known = ['de', 'en', 'fr'];
const wanted = [localStorage.getItem('anpfiff.language'), ...navigator.languages.map((one) => one.slice(0, 2))];
const lang = wanted.find((one) => known.includes(one)) ?? 'en';
document.documentElement.lang = lang;
for (const section of document.querySelectorAll('section')) section.hidden = section.lang !== lang;
for (const link of document.querySelectorAll('a')) link.href = location.href;
// The browser may say that the line is back before it is, and never again: the server itself is asked.
const goBack = () =>
  fetch('/health', { cache: 'no-store' }).then(
    () => location.reload(),
    () => undefined,
  );
addEventListener('online', goBack);
setInterval(() => navigator.onLine && void goBack(), 3000);
