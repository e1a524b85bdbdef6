import { cashierCsp, embedCashier } from '/package/embed.js';

/** A host that uses the SDK: what it hears is kept, what it does the test says. */
window.__heard = [];
window.__held = [];
window.__loadErrors = [];
window.cashierCsp = cashierCsp;

/** Keeps a step until the test releases it. */
const holdStep = step => facts =>
  new Promise(resolve => {
    window.__held.push({ name: step, detail: facts });
    window.__release = resolve;
  });

window.embed = ({ steps = [], ...options }) => {
  window.embedded = embedCashier(document.querySelector('#place'), {
    ...options,
    holds: Object.fromEntries(steps.map(step => [step, holdStep(step)])),
    onMessage: message => window.__heard.push({ text: JSON.stringify(message), origin: '' }),
    onLoadError: ({ code }) => window.__loadErrors.push(code),
  });
};
