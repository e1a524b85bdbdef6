import { ownValue } from '../lib/ownValue';
import { contrast, formatHex, type Oklch, parseHex, standingOut } from './oklch';

/** Colours of the host, #rgb or #rrggbb; every other colour is made from them. */
export type ThemeSeeds = {
  /** Buttons and what is chosen. */
  accent?: string;
  /** Cards; background and lines follow it. In the other mode only its hue counts. */
  surface?: string;
  text?: string;
  /** What went well. */
  positive?: string;
  /** Errors. */
  negative?: string;
};

export type ThemeMode = 'light' | 'dark';

type SeedName = keyof ThemeSeeds;
type Tokens = Record<string, string>;

/** Just above what WCAG asks for, so that rounding never falls below it. */
const TEXT_CONTRAST = 4.55;
const CONTROL_CONTRAST = 3.05;
const STRONG_TEXT_CONTRAST = 9;

const SEED_NAMES: readonly SeedName[] = ['accent', 'surface', 'text', 'positive', 'negative'];
const NEUTRAL_MAX_CHROMA = 0.035;
/** Of neutrals without a surface of their own: a red accent must not make every text look like an error. */
const TINGE_MAX_CHROMA = 0.012;
const SOFT_MAX_CHROMA = 0.05;

/** How far the lightness of each surface is from the card's. */
const STEPS: Record<ThemeMode, readonly (readonly [token: string, step: number])[]> = {
  light: [
    ['bg', -0.03],
    ['surface', 0],
    ['raised', 0],
    ['sunken', -0.055],
    ['line', -0.09],
  ],
  dark: [
    ['bg', -0.045],
    ['surface', 0],
    ['raised', 0.075],
    ['sunken', -0.02],
    ['line', 0.09],
  ],
};

/**
 * A seed outside of its mode's range cannot carry text with enough contrast: its lightness is moved to the
 * nearest end.
 */
const CARD_LIGHTNESS: Record<ThemeMode, readonly [least: number, most: number]> = {
  light: [0.96, 1],
  dark: [0.14, 0.26],
};
type Tone = readonly [name: string, color: string, soft: string];

/**
 * As in tokens.css. A tone without a seed keeps its hue, and gets a lightness that stands out from the seeded
 * surfaces.
 */
const TONES: Record<ThemeMode, readonly Tone[]> = {
  light: [
    ['positive', '#08633c', '#e3f4ec'],
    ['danger', '#c0233a', '#fdebed'],
    ['gold', '#855600', '#fff3d6'],
    ['info', '#1c4fb4', '#e8effd'],
  ],
  dark: [
    ['positive', '#62e6a8', '#12301f'],
    ['danger', '#ff7485', '#361820'],
    ['gold', '#f5c659', '#2e2510'],
    ['info', '#8db4ff', '#162340'],
  ],
};
const ACCENT_SOFT: Record<ThemeMode, string> = { light: '#e3f4ec', dark: '#12301f' };
const INK_LIGHTNESS: Record<ThemeMode, number> = { light: 0.2, dark: 0.96 };
const SOFT_LIGHTNESS: Record<ThemeMode, number> = { light: 0.945, dark: 0.27 };

/**
 * The tokens that the seeds decide, for one mode. Contrast holds for any seed: text at least 4.5:1, controls at least
 * 3:1 on every surface. A seed that cannot be read is reported by name and left out.
 */
export function seedsToTokens(
  seeds: ThemeSeeds,
  mode: ThemeMode,
  onRefused: (seed: string) => void,
): Record<string, string> {
  const colors = readSeeds(seeds, onRefused);
  const seed = colors.surface ?? colors.accent ?? colors.text ?? colors.positive ?? colors.negative;
  if (!seed) return {};
  const lead = { ...seed, c: Math.min(seed.c, colors.surface ? NEUTRAL_MAX_CHROMA : TINGE_MAX_CHROMA) };
  const surfaces = surfaceTokens(lead, colors.surface, mode);
  const behind = ['bg', 'surface', 'raised', 'sunken'].map(name => surfaces[name] ?? '#ffffff');
  const seeded = { positive: colors.positive, danger: colors.negative };
  const toned: Tokens = {
    ...(colors.accent && accentTokens(colors.accent, behind, mode)),
    ...Object.assign(
      {},
      ...TONES[mode].map(tone => toneTokens(tone, ownValue(seeded, tone[0]), behind, mode)),
    ),
  };
  // Muted text must be readable on soft backgrounds too.
  const softs = [
    toned['accent-soft'] ?? ACCENT_SOFT[mode],
    ...TONES[mode].map(([name, , soft]) => toned[`${name}-soft`] ?? soft),
  ];
  const ink = colors.text ?? { ...lead, l: INK_LIGHTNESS[mode] };
  const tokens: Tokens = { ...surfaces, ...toned, ...textTokens(ink, behind, softs, mode) };
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--cashier-${name}`, value]));
}

function readSeeds(seeds: ThemeSeeds, onRefused: (seed: string) => void): Partial<Record<SeedName, Oklch>> {
  const colors: Partial<Record<SeedName, Oklch>> = {};
  for (const name of SEED_NAMES) {
    const value: unknown = seeds[name];
    if (value === undefined) continue;
    const color = typeof value === 'string' ? parseHex(value) : null;
    if (color) colors[name] = color;
    else onRefused(name);
  }
  return colors;
}

function surfaceTokens(lead: Oklch, surface: Oklch | undefined, mode: ThemeMode): Tokens {
  const [least, most] = CARD_LIGHTNESS[mode];
  const usual = mode === 'light' ? most : 0.21;
  const card = Math.min(Math.max(surface?.l ?? usual, least), most);
  return Object.fromEntries(
    STEPS[mode].map(([name, step]) => [name, formatHex({ ...lead, l: Math.min(card + step, 1) })]),
  );
}

function textTokens(
  seed: Oklch,
  behind: readonly string[],
  softs: readonly string[],
  mode: ThemeMode,
): Tokens {
  const text = { ...seed, l: mode === 'light' ? Math.min(seed.l, 0.35) : Math.max(seed.l, 0.9) };
  const grey = { l: mode === 'light' ? 0.6 : 0.58, c: Math.min(seed.c, NEUTRAL_MAX_CHROMA), h: seed.h };
  return {
    text: standingOut(text, [...behind, ...softs], STRONG_TEXT_CONTRAST, mode),
    muted: standingOut(grey, [...behind, ...softs], TEXT_CONTRAST, mode),
    'line-strong': standingOut(grey, behind, CONTROL_CONTRAST, mode),
  };
}

function toneTokens(
  [name, usual, usualSoft]: Tone,
  seed: Oklch | undefined,
  behind: readonly string[],
  mode: ThemeMode,
): Tokens {
  const color = seed ?? parseHex(usual);
  if (!color) return {};
  const c = Math.min(color.c, SOFT_MAX_CHROMA);
  const soft = seed ? formatHex({ l: SOFT_LIGHTNESS[mode], c, h: color.h }) : usualSoft;
  return { [name]: standingOut(color, [...behind, soft], TEXT_CONTRAST, mode), [`${name}-soft`]: soft };
}

function accentTokens(seed: Oklch, behind: readonly string[], mode: ThemeMode): Tokens {
  const soft = formatHex({ l: SOFT_LIGHTNESS[mode], c: Math.min(seed.c, SOFT_MAX_CHROMA), h: seed.h });
  const fill = standingOut(seed, [...behind, soft], CONTROL_CONTRAST, mode);
  // Black or white ink: one of the two always reaches 4.58:1. Hover moves away from the ink.
  const isWhite = contrast(fill, '#ffffff') >= TEXT_CONTRAST;
  const { l, c, h } = parseHex(fill) ?? seed;
  const hover = { l: Math.min(Math.max(l + (isWhite ? -0.05 : 0.05), 0), 1), c, h };
  return {
    accent: fill,
    'accent-hover': standingOut(hover, [...behind, soft], CONTROL_CONTRAST, mode),
    'on-accent': isWhite ? '#ffffff' : '#000000',
    'accent-soft': soft,
    'accent-text': standingOut(seed, [...behind, soft], TEXT_CONTRAST, mode),
    focus: fill,
  };
}
