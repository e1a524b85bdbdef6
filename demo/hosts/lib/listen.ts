import { DOM_EVENTS } from '../../../src/host/protocol';

/** Every event of the widget: they bubble, so a parent hears them whatever element stands there now. */
export function listen(parent: Element, onEvent: (type: string, detail: unknown) => void): void {
  for (const name of Object.values(DOM_EVENTS)) {
    if (name === null) continue;
    parent.addEventListener(name, event => {
      if (event instanceof CustomEvent) onEvent(name, event.detail);
    });
  }
}
