import type { PublicApi, TypedDoc } from './PublicApi';

const code = (text: string): string => (text === '' ? '' : `\`${text.replaceAll('|', '\\|')}\``);

const table = (headings: string[], rows: string[][]): string =>
  [headings, headings.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');

const typed = (heading: string, rows: readonly TypedDoc[]): string =>
  table(
    [heading, 'type', 'what'],
    rows.map(({ name, type, description }) => [code(name), code(type), description]),
  );

const codes = (names: readonly string[]): string => names.map(code).join(', ');

/** docs/reference.md: every public name of the element, from the sources. */
export function referenceDoc(api: PublicApi): string {
  return `${[
    '# Reference',
    'Made from the sources by `npm run docs`. Do not edit it: change the sources and run that again.',
    `\`<${api.tag}>\`: attributes, properties, methods, events, messages, parts and CSS properties.`,
    '## Attributes and properties',
    'Each field is an attribute and a property. In an attribute, lists and objects are JSON. A malformed value falls back to the default and is reported by `error-report`.',
    table(
      ['attribute', 'property', 'type', 'default', 'what'],
      api.fields.map(({ attribute, name, type, default: value, description }) => [
        code(attribute),
        code(name),
        code(type),
        code(value),
        description,
      ]),
    ),
    '## Fields of `user`',
    'The fields that the widget uses. All of them may be left out; others are ignored.',
    typed('field', api.user),
    '## Keys of `config`',
    'All of them may be left out. Set them with the first data: some are read at the start only.',
    typed('key', api.config),
    '## Languages',
    `For \`locale\` and \`user.lang\`. \`es-MX\` and \`hi-Latn-IN\` have texts of their own; of any other code with a region only the language is used: \`es-ES\` is \`es\`, \`hi-IN\` is \`hi\`. In the package: ${codes(api.languages.bundled)}. From \`/{product}/locales\` of the banking server: ${codes(api.languages.fetched)}. \`in\` is \`hi-Latn-IN\` (Indonesian is \`id\`), \`mx\` is \`es-MX\`. Any other code is English.`,
    '## Read-only properties',
    typed('property', api.states),
    '## Methods',
    table(
      ['method', 'type', 'what'],
      api.methods.map(({ name, signature, description }) => [code(name), code(signature), description]),
    ),
    '## Events and messages',
    'An event is a `CustomEvent` that bubbles and is composed; the fields are its `detail`. In an iframe and in a native app the same is JSON text, `{"messageType": …, …fields}`. In React the callback of `full-loaded` is `onFullLoaded`. [host-control.md](host-control.md) has the fields of `CashierSnapshot` and `FunnelStep`, and the messages and codes of errors.',
    table(
      ['event', 'messageType', 'fields', 'what'],
      api.messages.map(({ event, name, fields, description }) => [
        event === null ? 'none' : code(event),
        code(name),
        code(fields),
        description,
      ]),
    ),
    '## Events that a host can hold',
    'They fire on the element in every mode, bubble, are composed and can be cancelled; the facts are the `detail`. `preventDefault()` or `refuse(reason)` refuses, `respondWith(promise)` holds until the promise settles; a promise of `true`, or of nothing, accepts. A host around a frame, and a native app, names the steps in `hostHolds`, hears `onHold` and sends `answer`. [host-control.md](host-control.md) has the rules.',
    table(
      ['event', 'facts', 'what'],
      api.holds.map(({ name, facts, description }) => [code(name), code(facts), description]),
    ),
    '## Messages from the host',
    'To a widget in an iframe or in a native app: `{"type": …, "payload": …}`, as JSON text or as an object.',
    table(
      ['type', 'what'],
      api.incoming.map(({ name, description }) => [code(name), description]),
    ),
    '## Parts',
    table(
      ['part', 'what'],
      api.parts.map(({ name, description }) => [code(name), description]),
    ),
    '## CSS properties',
    table(
      ['property', 'what', 'light', 'dark'],
      api.cssProperties.map(({ name, description, light, dark }) => [
        code(name),
        description,
        code(light),
        code(dark),
      ]),
    ),
  ].join('\n\n')}\n`;
}
