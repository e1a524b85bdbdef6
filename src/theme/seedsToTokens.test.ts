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
      for (const control of ['accent', 'line-strong', 'focus']) {
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

  it('no seed, no token', () => {
    expect(seedsToTokens({}, 'dark', refuseNone)).toEqual({});
  });

  it('an unreadable seed is reported by name and left out', () => {
    const refused: string[] = [];
    expect(seedsToTokens({ accent: 'red;}' }, 'light', seed => refused.push(seed))).toEqual({});
    expect(refused).toEqual(['accent']);
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
