window.__events = [];

/** Every event that the element fires goes through this, whatever its name. */
function recordEvents(element) {
  element.dispatchEvent = event => {
    window.__events.push({ type: event.type, detail: structuredClone(event.detail ?? null) });
    return EventTarget.prototype.dispatchEvent.call(element, event);
  };
}

/** Makes a widget from parent data and attributes and puts it on the page. */
window.mountCashier = (options, attributes = {}) => {
  const element = document.createElement('cashier-widget');
  recordEvents(element);
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  Object.assign(element, { host: window.location.origin }, Object.fromEntries(given));
  document.querySelector('#place').replaceChildren(element);
};
