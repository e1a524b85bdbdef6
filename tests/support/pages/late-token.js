import { recordEvents } from './recordEvents.js';

const element = document.querySelector('cashier-widget');
recordEvents(element);

/** Whether the player was shown an error at any time. */
window.__sawError = false;
new MutationObserver(() => {
  window.__sawError ||= element.shadowRoot.querySelector('[part~="error"], [part~="snackbar"]') !== null;
}).observe(element.shadowRoot, { subtree: true, childList: true });

const { token, afterMs, attributes = {} } = window.__late;
for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
const give = () => {
  element.token = token;
};
if (afterMs === 0) give();
else if (afterMs > 0) setTimeout(give, afterMs);
