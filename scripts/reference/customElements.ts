import type { PublicApi } from './PublicApi';

/** custom-elements.json: the manifest that editors and catalogues read (schema 1.0.0 and newer). */
export function customElements(api: PublicApi, version: string): object {
  const text = (type: string): object => ({ text: type });
  const declaration = {
    kind: 'class',
    customElement: true,
    name: 'CashierElement',
    tagName: api.tag,
    description: api.description,
    superclass: { name: 'HTMLElement' },
    attributes: api.fields.map(({ name, attribute, description, type, default: value }) => ({
      name: attribute,
      fieldName: name,
      description,
      type: text(type),
      default: value,
    })),
    members: [
      ...api.fields.map(({ name, attribute, description, type, default: value }) => ({
        kind: 'field',
        name,
        attribute,
        description,
        type: text(type),
        default: value,
      })),
      ...api.states.map(({ name, description, type }) => ({
        kind: 'field',
        name,
        description,
        type: text(type),
        readonly: true,
      })),
      ...api.methods.map(({ name, description, signature }) => ({
        kind: 'method',
        name,
        description: `${description} \`${signature}\``,
      })),
    ],
    events: [
      ...api.messages.flatMap(({ event, description, fields }) =>
        event === null
          ? []
          : [
              {
                name: event,
                description,
                type: text(`CustomEvent<${fields === '' ? 'Record<string, never>' : fields}>`),
              },
            ],
      ),
      ...api.holds.map(({ name, description, facts }) => ({
        name,
        description,
        type: text(`HoldEvent<${facts}>`),
      })),
    ],
    cssParts: api.parts.map(({ name, description }) => ({ name, description })),
    cssProperties: api.cssProperties.map(({ name, description, light }) => ({
      name,
      description,
      default: light,
    })),
  };
  const entry = (path: string, exports: object[], declarations: object[] = []): object => ({
    kind: 'javascript-module',
    path,
    declarations,
    exports,
  });
  const reference = { name: 'CashierElement', module: 'dist/index.js' };
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    package: { name: api.tag, version },
    modules: [
      entry('dist/index.js', [{ kind: 'js', name: 'CashierElement', declaration: reference }], [declaration]),
      entry('dist/define.js', [{ kind: 'custom-element-definition', name: api.tag, declaration: reference }]),
    ],
  };
}
