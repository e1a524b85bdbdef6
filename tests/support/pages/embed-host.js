import { cashierCsp, embedCashier } from '/package/embed.js';

/** A host that uses the SDK: what it hears is kept, what it does the test says. */
window.__heard = [];
window.__loadErrors = [];
window.cashierCsp = cashierCsp;
window.embed = options => {
  window.embedded = embedCashier(document.querySelector('#place'), {
    ...options,
    onMessage: message => window.__heard.push(message),
    onLoadError: ({ code }) => window.__loadErrors.push(code),
  });
};
