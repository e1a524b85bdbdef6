window.__events = [];

/** Every event that the element fires goes through this, whatever its name. */
function recordEvents(element) {
  element.dispatchEvent = event => {
    window.__events.push({ type: event.type, detail: structuredClone(event.detail ?? null) });
    return EventTarget.prototype.dispatchEvent.call(element, event);
  };
}

/** Makes a widget from parent data and puts it on the page. */
window.mountCashier = options => {
  const element = document.createElement('cashier-widget');
  recordEvents(element);
  Object.assign(element, { host: window.location.origin, ...options });
  document.querySelector('#place').replaceChildren(element);
};
