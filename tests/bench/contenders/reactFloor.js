// The floor: the same rows and texts by bare React 19 in a shadow root, and a form of one checked field.
import { createElement as h, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { country, css, fetchMethods, initialsOf, noteOf } from './rows.js';

function Row({ method, onSelect }) {
  return h(
    'li',
    null,
    h(
      'button',
      { type: 'button', className: 'row', onClick: () => onSelect(method) },
      h('span', { className: 'mark', 'aria-hidden': true }, initialsOf(method)),
      h(
        'span',
        null,
        h('span', { className: 'name' }, method.text.en),
        h('span', { className: 'note' }, noteOf(method)),
      ),
    ),
  );
}

function Form({ method }) {
  const [amount, setAmount] = useState('');
  const isWrong = amount !== '' && !/^\d+$/.test(amount);
  return h(
    'form',
    null,
    h('h1', null, method.text.en),
    h(
      'label',
      null,
      'Amount',
      h('input', { value: amount, onChange: event => setAmount(event.target.value) }),
    ),
    isWrong && h('p', { role: 'alert' }, 'Enter a number'),
    h('button', { type: 'button' }, `Deposit ${amount}`),
  );
}

function App() {
  const [methods, setMethods] = useState(null);
  const [chosen, setChosen] = useState(null);
  useEffect(() => {
    fetchMethods(country).then(setMethods);
  }, []);
  if (chosen) return h(Form, { method: chosen });
  if (!methods) return h('p', null, 'Loading');
  return h(
    'ul',
    { className: 'list' },
    methods.map(method => h(Row, { key: method.name, method, onSelect: setChosen })),
  );
}

const place = document.querySelector('#place');
let root;
let shadow;
window.bench = {
  rows: () => shadow?.querySelectorAll('.row') ?? [],
  mount: () => {
    const host = document.createElement('div');
    place.append(host);
    shadow = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    shadow.adoptedStyleSheets = [sheet];
    root = createRoot(shadow);
    root.render(h(App));
  },
  unmount: () => {
    root.unmount();
    shadow = undefined;
    place.replaceChildren();
  },
};
window.bench.mount();
