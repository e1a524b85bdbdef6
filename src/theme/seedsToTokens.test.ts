import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, formatHex, parseHex } from './oklch';
import { seedsToTokens, type ThemeMode } from './seedsToTokens';

const SEEDS = [
  '#000000',
  '#ffffff',
  '#ffff00',
  '#0000ff',
  '#ff0000',
  '#00ff00',
  '#808080',
  '#7a2ad1',
  '#fc0',
  '#0b7a4b',
];
const MODES: ThemeMode[] = ['light', 'dark'];
const SURFACES = ['bg', 'surface', 'raised', 'sunken'];

const refuseNone = (seed: string): never => {
  throw new Error(`refused ${seed}`);
};

function read(tokens: Record<string, string>, name: string): string {
  const value = tokens[`--cashier-${name}`];
  if (!value) throw new Error(`no ${name}`);
  return value;
}

describe('[THEME-01] seeds', () => {
  const rows = MODES.flatMap(mode =>
    SEEDS.flatMap(accent =>
      SEEDS.map(surface => ({ mode, accent, surface, text: surface, negative: accent })),
    ),
  );

  it.each(rows)('keep their contrast: $mode, accent $accent on $surface', ({ mode, ...seeds }) => {
    const tokens = seedsToTokens({ ...seeds, positive: seeds.accent }, mode, refuseNone);
    const ratio = (front: string, back: string): number => contrast(read(tokens, front), read(tokens, back));
    for (const surface of SURFACES) {
      for (const text of ['text', 'muted', 'accent-text', 'positive', 'danger']) {
        expect(ratio(text, surface), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5);
      }
      for (const control of ['accent', 'accent-hover', 'line-strong', 'focus']) {
        expect(ratio(control, surface), `${control} on ${surface}`).toBeGreaterThanOrEqual(3);
      }
    }
    for (const [text, soft] of [
      ['on-accent', 'accent'],
      ['on-accent', 'accent-hover'],
      ['accent-text', 'accent-soft'],
      ['positive', 'positive-soft'],
      ['danger', 'danger-soft'],
    ] as const) {
      expect(ratio(text, soft), `${text} on ${soft}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('a good seed is kept as it is', () => {
    expect(seedsToTokens({ accent: '#0b7a4b' }, 'light', refuseNone)['--cashier-accent']).toBe('#0b7a4b');
  });

  it.each(MODES)('an accent alone colours no page and no text: %s', mode => {
    for (const accent of SEEDS) {
      const tokens = seedsToTokens({ accent }, mode, refuseNone);
      for (const name of ['text', 'muted', ...SURFACES])
        expect(parseHex(read(tokens, name))?.c, `${name} of ${accent}`).toBeLessThan(0.02);
    }
  });

  it('no seed, no token', () => {
    expect(seedsToTokens({}, 'dark', refuseNone)).toEqual({});
  });

  it('an unreadable seed is reported by name and left out', () => {
    const refused: string[] = [];
    expect(seedsToTokens({ accent: 'red;}' }, 'light', seed => refused.push(seed))).toEqual({});
    expect(refused).toEqual(['accent']);
  });
});

const hexes = fc.stringMatching(/^#[0-9a-f]{6}$/);
const seedSets = fc.record(
  { accent: hexes, surface: hexes, text: hexes, positive: hexes, negative: hexes },
  { requiredKeys: [] },
);

/** What stays as it is where its seed is not given. */
const ACCENTS: Record<ThemeMode, Record<string, string>> = {
  light: {
    '--cashier-accent': '#0b7a4b',
    '--cashier-accent-hover': '#096a41',
    '--cashier-on-accent': '#ffffff',
    '--cashier-accent-soft': '#e3f4ec',
    '--cashier-accent-text': '#08633c',
    '--cashier-focus': '#0b7a4b',
  },
  dark: {
    '--cashier-accent': '#3ddc91',
    '--cashier-accent-hover': '#5ae5a4',
    '--cashier-on-accent': '#04160d',
    '--cashier-accent-soft': '#12301f',
    '--cashier-accent-text': '#62e6a8',
    '--cashier-focus': '#62e6a8',
  },
};
const TEXTS = ['text', 'muted', 'accent-text', 'positive', 'danger', 'gold', 'info'];
const SOFTS = ['accent-soft', 'positive-soft', 'danger-soft', 'gold-soft', 'info-soft'];

describe('[THEME-01] any seeds, any of them left out', () => {
  it.each(MODES)('%s: every text and control has its contrast', mode => {
    const claim = fc.property(seedSets, seeds => {
      const made = seedsToTokens(seeds, mode, refuseNone);
      if (Object.keys(made).length === 0) return;
      const tokens = { ...ACCENTS[mode], ...made };
      const ratio = (front: string, back: string): number =>
        contrast(read(tokens, front), read(tokens, back));
      for (const text of TEXTS) {
        for (const surface of SURFACES)
          expect(ratio(text, surface), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5);
      }
      for (const soft of SOFTS) {
        for (const text of ['text', 'muted'])
          expect(ratio(text, soft), `${text} on ${soft}`).toBeGreaterThanOrEqual(4.5);
      }
      for (const tone of ['positive', 'danger', 'gold', 'info']) {
        expect(ratio(tone, `${tone}-soft`), tone).toBeGreaterThanOrEqual(4.5);
      }
      for (const accent of ['accent', 'accent-hover'])
        expect(ratio('on-accent', accent)).toBeGreaterThanOrEqual(4.5);
      for (const surface of SURFACES) {
        for (const control of ['accent', 'accent-hover', 'focus', 'line-strong']) {
          expect(ratio(control, surface), `${control} on ${surface}`).toBeGreaterThanOrEqual(3);
        }
      }
    });
    fc.assert(claim, { numRuns: 150, seed: 5 });
  });
});

describe('[THEME-01] OKLCH', () => {
  it.each(SEEDS)('reads and writes %s', hex => {
    const long = hex.length === 4 ? `#${[...hex.slice(1)].map(digit => digit + digit).join('')}` : hex;
    expect(formatHex(parseHex(hex) ?? { l: 0, c: 0, h: 0 })).toBe(long);
  });

  it('contrast is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
  });
});
