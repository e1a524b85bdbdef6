import { recordEvents } from './recordEvents.js';

// No parent data on it: what the widget is told comes from its host, or nobody.
const element = document.createElement('cashier-widget');
for (const [name, text] of new URL(window.location.href).searchParams) {
  if (name.startsWith('set-')) element.setAttribute(name.slice('set-'.length), text);
}
recordEvents(element);
document.body.append(element);
