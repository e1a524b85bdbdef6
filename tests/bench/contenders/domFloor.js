// The same rows without any library.
import { country, css, fetchMethods, initialsOf, noteOf } from './rows.js';

const place = document.querySelector('#place');
let shadow;

const node = (tag, className, ...children) => {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
};

function showForm(method) {
  const input = node('input');
  const submit = node('button', '', 'Deposit');
  const problem = node('p');
  input.addEventListener('input', () => {
    problem.textContent = /^\d*$/.test(input.value) ? '' : 'Enter a number';
    submit.textContent = `Deposit ${input.value}`;
  });
  shadow.replaceChildren(node('h1', '', method.text.en), node('label', '', 'Amount', input), problem, submit);
}

async function mount() {
  const host = node('div');
  place.append(host);
  const own = host.attachShadow({ mode: 'open' });
  shadow = own;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  own.adoptedStyleSheets = [sheet];
  const methods = await fetchMethods(country);
  const list = node('ul', 'list');
  for (const method of methods) {
    const text = node('span', '', node('span', 'name', method.text.en), node('span', 'note', noteOf(method)));
    const row = node('button', 'row', node('span', 'mark', initialsOf(method)), text);
    row.addEventListener('click', () => showForm(method));
    list.append(node('li', '', row));
  }
  own.append(list);
}

window.bench = {
  rows: () => shadow?.querySelectorAll('.row') ?? [],
  mount,
  unmount: () => {
    shadow = undefined;
    place.replaceChildren();
  },
};
mount();
