import { afterEach, describe, expect, it } from 'vitest';
import { applyTheme, type ThemeRefusal } from './applyTheme';
import { type Platform, platformDefinitions } from './platforms';

const makeRoot = (): ShadowRoot => {
  const host = document.createElement('div');
  document.body.append(host);
  return host.attachShadow({ mode: 'open' });
};

const textOf = (root: ShadowRoot): string =>
  root.adoptedStyleSheets.flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText)).join('\n');

afterEach(() => document.body.replaceChildren());

describe('[THEME-01] the theme', () => {
  const rows: [Platform, string][] = [
    ['desktop', 'light'],
    ['mobile', 'light'],
    ['android', 'dark'],
    ['ios', 'dark'],
  ];

  it.each(rows)('%s is %s where the schema says nothing', (platform, theme) => {
    expect(applyTheme(makeRoot(), undefined, { platform }).theme).toBe(theme);
  });

  it('the attribute is stronger than the schema, the schema than the platform', () => {
    const root = makeRoot();
    expect(applyTheme(root, { theme: 'auto' }, { platform: 'ios' }).theme).toBe('auto');
    expect(applyTheme(root, { theme: 'auto' }, { platform: 'ios', theme: 'light' }).theme).toBe('light');
  });

  it('[HOST-03] a schema of the wrong shape is refused part by part, and the rest of it applies', () => {
    const root = makeRoot();
    const refused: ThemeRefusal[] = [];
    const onRefused = (refusal: ThemeRefusal) => refused.push(refusal);
    applyTheme(root, JSON.parse('{"variables":"x","seeds":5,"theme":7}'), { platform: 'desktop', onRefused });
    const schema = JSON.parse('{"variables":{"--cashier-accent":"#123456"},"fonts":{},"seeds":[null]}');
    applyTheme(root, schema, { platform: 'desktop', onRefused });
    expect(refused).toEqual([{ kind: 'variable', name: 'variables' }]);
    expect(textOf(root)).toContain('--cashier-accent: #123456');
  });

  it('sets the variables of the platform and of the schema in a sheet of its own', () => {
    const root = makeRoot();
    const other = makeRoot();
    applyTheme(root, { variables: { '--cashier-accent': '#123456' } }, { platform: 'android' });
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
      { platform: 'mobile', onRefused: refusal => refused.push(refusal) },
    );
    expect(textOf(root)).not.toContain('display');
    expect(textOf(root)).toContain('--cashier-bg: #fff');
    expect(refused).toContainEqual({ kind: 'variable', name: '--cashier-accent' });
    expect(JSON.stringify(refused)).not.toContain('display');
  });

  it('a variable is stronger than the seeds', () => {
    const root = makeRoot();
    const schema = { seeds: { accent: '#7a2ad1' }, variables: { '--cashier-accent': '#123456' } };
    applyTheme(root, schema, { platform: 'mobile' });
    expect(textOf(root)).toContain('--cashier-accent: #123456');
    expect(textOf(root)).toContain('--cashier-accent-soft: #');
  });

  it('with auto, the seeds give both modes', () => {
    const root = makeRoot();
    applyTheme(root, { theme: 'auto', seeds: { accent: '#7a2ad1' } }, { platform: 'mobile' });
    expect(textOf(root)).toMatch(/prefers-color-scheme: dark[\s\S]*--cashier-accent:/);
  });

  it('dispose leaves nothing', () => {
    const root = makeRoot();
    applyTheme(root, { variables: { '--cashier-bg': '#fff' } }, { platform: 'ios' }).dispose();
    expect(root.adoptedStyleSheets).toHaveLength(0);
  });

  it('every platform defines safe variables alone', () => {
    const refused: ThemeRefusal[] = [];
    for (const { variables } of Object.values(platformDefinitions)) {
      applyTheme(
        makeRoot(),
        { variables },
        { platform: 'desktop', onRefused: refusal => refused.push(refusal) },
      );
    }
    expect(refused).toEqual([]);
  });
});
