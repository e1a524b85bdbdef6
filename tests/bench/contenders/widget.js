// A host's own script: the element stands in the page already.
const place = document.querySelector('#place');
const attributes = [...place.firstElementChild.attributes].map(({ name, value }) => [name, value]);
const root = () => place.querySelector('cashier-widget')?.shadowRoot;
window.bench = {
  rows: () => root()?.querySelectorAll('[part~=method]') ?? [],
  // The live regions are the app's alone: the list that the shell paints has none.
  isReady: () => Boolean(root()?.querySelector('[data-announcer]')),
  submit: () => root()?.querySelector('[part~=submit], button[type=submit]'),
  mount: () => {
    const element = document.createElement('cashier-widget');
    for (const [name, value] of attributes) element.setAttribute(name, value);
    place.replaceChildren(element);
  },
  unmount: () => place.replaceChildren(),
};
