import { Window } from 'happy-dom';

/**
 * The few things of a page that a widget without screens asks for. The network stays Node's own: happy-dom has a fetch,
 * events and signals of its own kind, which do not mix with it.
 */
export function installPage(): Window {
  const page = new Window({ url: 'https://shop.test/' });
  const events = new EventTarget();
  const shared = {
    window: page,
    document: page.document,
    location: page.location,
    navigator: page.navigator,
    CustomEvent: page.CustomEvent,
    localStorage: page.localStorage,
    sessionStorage: page.sessionStorage,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  };
  for (const [name, value] of Object.entries(shared))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  // A pop-up is never given here: the page of the payer is opened by the player's second click.
  page.open = () => null;
  return page;
}
