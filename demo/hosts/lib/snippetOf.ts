import { attributeOf, PARENT_FIELDS, type ParentData, type ParentField } from '../../../src/host/parentData';

/** What a host's own page says instead. */
const PLACEHOLDERS: Partial<ParentData> = { token: 'PLAYER_TOKEN', host: 'https://your-bank.example' };
const DEMO_ONLY: ReadonlySet<string> = new Set(['config', 'geetestCaptchaId']);

type Entry = [name: ParentField, value: unknown];

/** What differs from the defaults: plain values, and rich ones. */
function entriesOf(data: Partial<ParentData>): { plain: Entry[]; rich: Entry[] } {
  const entries = (Object.entries({ ...data, ...PLACEHOLDERS }) as Entry[]).filter(
    ([name, value]) =>
      !DEMO_ONLY.has(name) && JSON.stringify(PARENT_FIELDS[name].default) !== JSON.stringify(value),
  );
  const isRich = ([name, value]: Entry): boolean => name === 'token' || typeof value === 'object';
  return { plain: entries.filter(entry => !isRich(entry)), rich: entries.filter(isRich) };
}

const indent = (value: unknown, by: string): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${by}`);

export function htmlSnippet(data: Partial<ParentData>): string {
  const { plain, rich } = entriesOf(data);
  const attributes = plain.map(([name, value]) => `\n  ${attributeOf(name)}="${String(value)}"`).join('');
  const lines = rich.map(([name, value]) => `  cashier.${name} = ${indent(value, '  ')};`).join('\n');
  return `<script type="module" src="/standalone/cashier-widget.js"></script>

<cashier-widget${attributes}
></cashier-widget>

<script type="module">
  const cashier = document.querySelector('cashier-widget');
${lines}
  cashier.addEventListener('close', () => cashier.remove());
</script>`;
}

export function reactSnippet(data: Partial<ParentData>): string {
  const { plain, rich } = entriesOf(data);
  const props = [...plain, ...rich].map(([name, value]) =>
    typeof value === 'string' ? `    ${name}="${value}"` : `    ${name}={${indent(value, '    ')}}`,
  );
  return `import { Cashier } from 'cashier-widget/react';

export const Account = () => (
  <Cashier
${props.join('\n')}
    onMessage={message => console.log(message.messageType)}
  />
);`;
}
