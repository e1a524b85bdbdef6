import type { PublicApi } from './PublicApi';

/** `html.customData` of VS Code. */
export function vscodeHtmlData(api: PublicApi): object {
  return {
    version: 1.1,
    tags: [
      {
        name: api.tag,
        description: api.description,
        attributes: api.fields.map(({ attribute, description, values }) => ({
          name: attribute,
          description,
          ...(values.length > 0 && { values: values.map(name => ({ name })) }),
        })),
      },
    ],
  };
}

/** `css.customData` of VS Code. */
export function vscodeCssData(api: PublicApi): object {
  return {
    version: 1.1,
    properties: api.cssProperties.map(({ name, description }) => ({ name, description })),
  };
}
