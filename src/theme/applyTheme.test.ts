import { afterEach, describe, expect, it } from 'vitest';
import { makeRoot } from '../../tests/support/unit/makeRoot';
import { applyTheme, type ThemeRefusal } from './applyTheme';
import { platformVariables } from './platformVariables';

const textOf = (root: ShadowRoot): string =>
  root.adoptedStyleSheets.flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText)).join('\n');

afterEach(() => document.body.replaceChildren());

describe('[THEME-01] the theme', () => {
  it('[HOST-03] a schema of the wrong shape is refused part by part, and the rest of it applies', () => {
    const root = makeRoot();
    const refused: ThemeRefusal[] = [];
    const onRefused = (refusal: ThemeRefusal) => refused.push(refusal);
    applyTheme(root, JSON.parse('{"variables":"x","seeds":5}'), {
      platform: 'desktop',
      theme: 'light',
      onRefused,
    });
    const schema = JSON.parse('{"variables":{"--cashier-accent":"#123456"},"fonts":{},"seeds":[null]}');
    applyTheme(root, schema, { platform: 'desktop', theme: 'light', onRefused });
    expect(refused).toEqual([{ kind: 'variable', name: 'variables' }]);
    expect(textOf(root)).toContain('--cashier-accent: #123456');
  });

  it('sets the variables of the platform and of the schema in a sheet of its own', () => {
    const root = makeRoot();
    const other = makeRoot();
    applyTheme(
      root,
      { variables: { '--cashier-accent': '#123456' } },
      { platform: 'android', theme: 'dark' },
    );
    expect(textOf(root)).toContain('--cashier-accent: #123456');
    expect(textOf(root)).toContain('Roboto');
    expect(textOf(other)).toBe('');
  });

  it('refuses hostile values, and says which without saying what', () => {
    const root = makeRoot();
    const refused: ThemeRefusal[] = [];
    const variables = { '--cashier-accent': 'red} * {display:none', '--cashier-bg': '#fff' };
    const fonts = [{ family: 'Bad', src: 'http://x.test/a.woff2' }];
    applyTheme(
      root,
      { variables, fonts },
      { platform: 'mobile', theme: 'light', onRefused: refusal => refused.push(refusal) },
    );
    expect(textOf(root)).not.toContain('display');
    expect(textOf(root)).toContain('--cashier-bg: #fff');
    expect(refused).toContainEqual({ kind: 'variable', name: '--cashier-accent' });
    expect(JSON.stringify(refused)).not.toContain('display');
  });

  it('a variable is stronger than the seeds', () => {
    const root = makeRoot();
    const schema = { seeds: { accent: '#7a2ad1' }, variables: { '--cashier-accent': '#123456' } };
    applyTheme(root, schema, { platform: 'mobile', theme: 'light' });
    expect(textOf(root)).toContain('--cashier-accent: #123456');
    expect(textOf(root)).toContain('--cashier-accent-soft: #');
  });

  it('with auto, the seeds give both modes', () => {
    const root = makeRoot();
    applyTheme(root, { seeds: { accent: '#7a2ad1' } }, { platform: 'mobile', theme: 'auto' });
    expect(textOf(root)).toMatch(/prefers-color-scheme: dark[\s\S]*--cashier-accent:/);
  });

  it('[HOST-03] with auto, a seed that cannot be read is reported once', () => {
    const refused: ThemeRefusal[] = [];
    const onRefused = (refusal: ThemeRefusal) => refused.push(refusal);
    applyTheme(makeRoot(), { seeds: { accent: 'canary' } }, { platform: 'mobile', theme: 'auto', onRefused });
    expect(refused).toEqual([{ kind: 'seed', name: 'accent' }]);
  });

  it('dispose leaves nothing', () => {
    const root = makeRoot();
    applyTheme(root, { variables: { '--cashier-bg': '#fff' } }, { platform: 'ios', theme: 'dark' }).dispose();
    expect(root.adoptedStyleSheets).toHaveLength(0);
  });

  it('every platform replaces defaults alone: a host’s own value, wherever it is set, comes first', () => {
    for (const variables of Object.values(platformVariables))
      for (const [name, value] of Object.entries(variables))
        expect(value).toContain(`var(${name.replace('--c-', '--cashier-')}, `);
  });
});
