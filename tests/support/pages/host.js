import { recordEvents } from './recordEvents.js';

/** A widget from parent data and attributes, not yet on the page. */
window.makeCashier = (options, attributes = {}) => {
  const element = document.createElement('cashier-widget');
  recordEvents(element);
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  Object.assign(element, { host: window.location.origin }, Object.fromEntries(given));
  return element;
};

/** Makes a widget and puts it on the page, in the place of what was there. */
window.mountCashier = (options, attributes) => {
  document.querySelector('#place').replaceChildren(window.makeCashier(options, attributes));
};

/** HTML of the host's own making, let through by its own policy: the page enforces Trusted Types. */
const policy = window.trustedTypes?.createPolicy('test-host', { createHTML: html => html });
window.hostHtml = html => policy?.createHTML(html) ?? html;
