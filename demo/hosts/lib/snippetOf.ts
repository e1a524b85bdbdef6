import { attributeOf, PARENT_FIELDS, type ParentData, type ParentField } from '../../../src/host/parentData';
import { ownValue } from '../../../src/lib/ownValue';

const PLACEHOLDER = 'PLAYER_TOKEN';

const DEMO_ONLY: ReadonlySet<string> = new Set(['config', 'geetestCaptchaId']);

type Data = Partial<ParentData>;
type Entry = [name: ParentField, value: unknown];
/** @param origin serves the widget's files and the page to frame. */
type Snippet = (data: Data, origin: string) => string;

/** What differs from the defaults, with a placeholder for the token. */
const entriesOf = (data: Data): Entry[] =>
  (Object.entries({ ...data, token: PLACEHOLDER }) as Entry[]).filter(
    ([name, value]) =>
      !DEMO_ONLY.has(name) && JSON.stringify(PARENT_FIELDS[name].default) !== JSON.stringify(value),
  );

const json = (value: unknown, by: string): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${by}`);

/** As a literal of an inline script, which must not end it. */
const literal = (value: unknown, by: string): string => json(value, by).replaceAll('<', '\\u003c');

function attribute([name, value]: Entry): string {
  const plain = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const text = plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const quoted = text.includes('"') ? `'${text.replaceAll("'", '&#39;')}'` : `"${text}"`;
  return `\n  ${attributeOf(name)}=${quoted}`;
}

/** The host's side of a payment page that it opens: its data are part of the payment. */
const openPage = (type = ''): string => `function openPage({ url, method, data }${type}) {
    const fields = Object.entries(data).map(([name, value]) => ({
      name,
      value: typeof value === 'string' ? value : JSON.stringify(value),
    }));
    const address = new URL(url);
    if (!['https:', 'http:', 'upi:', 'phonepe:', 'paytmmp:', 'gpay:', 'tez:'].includes(address.protocol)) return;
    if (method === 'GET') {
      // In place of parameters of the same names. The rest stays as it is: its signature would no longer fit.
      const added = new URLSearchParams(fields.map(({ name, value }) => [name, value]));
      const isKept = (pair${type && ': string'}) => [...new URLSearchParams(pair).keys()].every(name => !added.has(name));
      const kept = address.search.slice(1).split('&').filter(isKept);
      address.search = [...kept, String(added)].filter(Boolean).join('&');
      window.location.assign(address);
      return;
    }
    const form = Object.assign(document.createElement('form'), { method: 'post', action: url });
    form.append(...fields.map(field => Object.assign(document.createElement('input'), { type: 'hidden', ...field })));
    document.body.append(form);
    HTMLFormElement.prototype.submit.call(form);
  }`;

// Made with its data: in the page's HTML, its attributes would start it before it has the token.
const html: Snippet = (
  data,
  origin,
) => `<script type="module" src="${origin}/standalone/cashier-widget.js"></script>

<main id="cashier"></main>

<script type="module">
  const cashier = document.createElement('cashier-widget');
  Object.assign(cashier, ${literal(Object.fromEntries(entriesOf(data)), '  ')});
  cashier.addEventListener('external-redirect-event', ({ detail }) => openPage(detail));
  cashier.addEventListener('close', () => cashier.remove());
  document.querySelector('#cashier').append(cashier);

  ${openPage()}
</script>`;

const script: Snippet = (
  data,
  origin,
) => `<script charset="utf-8" src="${origin}/standalone/cashier-widget.global.js"></script>

<cashier-widget${entriesOf(data).map(attribute).join('')}
></cashier-widget>

<script>
  const cashier = document.querySelector('cashier-widget');
  cashier.addEventListener('external-redirect-event', ({ detail }) => openPage(detail));
  cashier.addEventListener('close', () => cashier.remove());

  ${openPage()}
</script>`;

const react: Snippet = data => {
  const props = entriesOf(data).map(([name, value]) =>
    typeof value === 'string' && !/["\\&{]/.test(value)
      ? `    ${name}="${value}"`
      : `    ${name}={${json(value, '    ')}}`,
  );
  return `import type { OutgoingMessages } from 'cashier-widget';
import { Cashier } from 'cashier-widget/react';

export const Account = () => (
  <Cashier
${props.join('\n')}
    onMessage={message => console.log(message.messageType)}
    onExternalRedirectEvent={({ detail }) => openPage(detail)}
  />
);

${openPage(": OutgoingMessages['onExternalRedirectEvent']").replaceAll('\n  ', '\n')}`;
};

const iframe: Snippet = (data, origin) => `<main id="cashier"></main>

<script type="module">
  import { embedCashier } from '${origin}/package/embed.js';

  const cashier = embedCashier(document.querySelector('#cashier'), {
    src: '${origin}/frame.html',
    data: ${literal(Object.fromEntries(entriesOf(data)), '    ')},
  });
  cashier.on('onExternalRedirectEvent', openPage);
  cashier.on('onClose', () => cashier.destroy());

  ${openPage()}
</script>`;

const native: Snippet = (
  data,
  origin,
) => `// The app loads ${origin}/frame.html and runs this before the page's own scripts.
window.__BILLING_USER_DATA__ = ${json(Object.fromEntries(entriesOf(data)), '')};`;

const SNIPPETS: Readonly<Record<string, Snippet>> = { element: html, script, react, iframe, native };

/** A setup as code to paste: by the kind of snippet, else HTML. */
export function snippetOf(kind: string, data: Data, origin: string): string {
  return (ownValue(SNIPPETS, kind) ?? html)(data, origin);
}
