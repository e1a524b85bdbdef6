import type { PublicApi } from './PublicApi';

/** web-types.json, for editors of the JetBrains family. */
export function webTypes(api: PublicApi, version: string): object {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: api.tag,
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: [
          {
            name: api.tag,
            description: api.description,
            attributes: api.fields.map(({ attribute, description, type, default: value, values }) => ({
              name: attribute,
              description,
              default: value,
              value: { type: values.length > 0 ? values.map(one => `"${one}"`) : type },
            })),
            js: {
              properties: api.fields.map(({ name, description, type, default: value }) => ({
                name,
                description,
                default: value,
                value: { type },
              })),
              events: [
                ...api.messages.flatMap(({ event, description }) =>
                  event === null ? [] : [{ name: event, description }],
                ),
                ...api.holds.map(({ name, description }) => ({ name, description })),
              ],
            },
            css: {
              properties: api.cssProperties.map(({ name, description }) => ({ name, description })),
              parts: api.parts.map(({ name, description }) => ({ name, description })),
            },
          },
        ],
      },
    },
  };
}
