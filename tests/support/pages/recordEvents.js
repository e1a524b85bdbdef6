window.__events = [];

/** Every event that the element fires goes through this, whatever its name. */
export function recordEvents(element) {
  element.dispatchEvent = event => {
    window.__events.push({ type: event.type, detail: structuredClone(event.detail ?? null) });
    return EventTarget.prototype.dispatchEvent.call(element, event);
  };
}
