import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONFIG_KINDS } from '../../src/app/control/lint/configRules';
import { USER_FIELDS } from '../../src/host/withGetters';
import { listFiles } from '../listFiles';
import { customElements } from './customElements';
import { readPublicApi } from './readPublicApi';
import { vscodeHtmlData } from './vscodeData';
import { webTypes } from './webTypes';

const api = readPublicApi();
const css = readFileSync('src/ui/styles/tokens.css', 'utf8');
const tests = [...listFiles('src'), ...listFiles('tests')].filter(
  file => /\.(test|spec)\.tsx?$/.test(file) && !file.includes('protocol.test'),
);
const texts = tests.map(file => ({ file, text: readFileSync(file, 'utf8') }));

/** The tests that name a message or its event. */
const seenBy = (...names: (string | null)[]): string[] =>
  texts
    .filter(({ text }) => names.some(name => name !== null && new RegExp(`['"\`]${name}['"\`]`).test(text)))
    .map(({ file }) => file);

const sources = listFiles('src')
  .filter(file => /(?<!\.test)\.tsx?$/.test(file) && !file.endsWith('/protocol.ts'))
  .map(file => readFileSync(file, 'utf8'));
const sent = api.messages.filter(({ name }) => sources.some(text => text.includes(`'${name}'`)));

it.each(sent.map(({ name, event }) => [name, event] as const))(
  '[HOST-11] a test sees the message %s (event %s)',
  (name, event) => {
    expect(seenBy(name, event)).not.toEqual([]);
  },
);

it.each(api.incoming.map(({ name }) => name))('[HOST-10] a test sends the message %s', name => {
  expect(seenBy(name)).not.toEqual([]);
});

const namesOf = (all: readonly { name: string }[]): string[] => all.map(({ name }) => name).sort();

it('[HOST-02] the check of the configuration knows the documented keys of config', () => {
  expect(Object.keys(CONFIG_KINDS).sort()).toEqual(namesOf(api.config));
});

it('[HOST-02] the documented fields of the user are those that are read of a model', () => {
  expect(['id', ...USER_FIELDS].sort()).toEqual(namesOf(api.user));
});

it('[THEME-01] the documented properties are those of the style sheet', () => {
  const used = new Set([...css.matchAll(/var\(\s*(--cashier-[\w-]+)/g)].map(([, name]) => name ?? ''));
  expect(api.cssProperties.map(({ name }) => name).sort()).toEqual([...used].sort());
});

it('[THEME-01] every property is used by a style sheet', () => {
  const sheets = listFiles('src').filter(file => file.endsWith('.css'));
  const all = sheets.map(file => readFileSync(file, 'utf8')).join('');
  const own = new Set([...css.matchAll(/(--c-[\w-]+):/g)].map(([, name]) => name ?? ''));
  expect(own.size).toBeGreaterThan(50);
  expect([...own].filter(name => !new RegExp(`var\\(\\s*${name}\\b(?!-)`).test(all))).toEqual([]);
});

/** The names in every `part` of a source, as attribute, property or expression. */
const partsIn = (text: string): string[] =>
  [...text.matchAll(/\bpart(?:=|: |', )(?:["']([\w -]+)["']|\{([^}]*))/g)].flatMap(
    ([, names, expression = '']) =>
      [names ?? '', ...[...expression.matchAll(/'([\w -]+)'/g)].map(([, literal = '']) => literal)].flatMap(
        list => list.split(' ').filter(Boolean),
      ),
  );

it('[THEME-01] the documented parts are those that the screens have', () => {
  const composed = ['card', 'note', 'note-info', 'note-warning', 'note-danger'];
  const drawn = new Set([...composed, ...sources.flatMap(partsIn)]);
  expect(api.parts.map(({ name }) => name).sort()).toEqual([...drawn].sort());
});

describe('editor data', () => {
  it('custom-elements.json has the shape of its schema and every public name', () => {
    const manifest = customElements(api, '1.2.3') as {
      schemaVersion: string;
      modules: { kind: string; path: string; declarations: Record<string, { name: string }[]>[] }[];
    };
    expect(manifest.schemaVersion).toMatch(/^\d+\.\d+\.\d+$/);
    for (const { kind, path } of manifest.modules) {
      expect(kind).toBe('javascript-module');
      expect(path).toMatch(/^dist\/\w+\.js$/);
    }
    const [element] = manifest.modules[0]?.declarations ?? [];
    const names = (key: string): string[] => (element?.[key] ?? []).map(({ name }) => name);
    expect(names('attributes')).toEqual(api.fields.map(({ attribute }) => attribute));
    expect(names('members')).toEqual(expect.arrayContaining(['back', 'close', 'token', 'bonusList']));
    expect(names('events')).toEqual([
      ...api.messages.flatMap(({ event }) => event ?? []),
      ...api.holds.map(({ name }) => name),
    ]);
    expect(names('cssParts')).toContain('submit');
    expect(names('cssProperties')).toContain('--cashier-accent');
  });

  it('web-types.json and the data of VS Code name every attribute', () => {
    const attributes = api.fields.map(({ attribute }) => attribute);
    const types = webTypes(api, '1.2.3') as {
      contributions: { html: { elements: { name: string; attributes: { name: string }[] }[] } };
    };
    const [element] = types.contributions.html.elements;
    expect(element?.name).toBe('cashier-widget');
    expect(element?.attributes.map(({ name }) => name)).toEqual(attributes);
    const { tags } = vscodeHtmlData(api) as { tags: { attributes: { name: string }[] }[] };
    expect(tags[0]?.attributes.map(({ name }) => name)).toEqual(attributes);
  });
});
