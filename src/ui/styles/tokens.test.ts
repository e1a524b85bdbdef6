import { describe, expect, it } from 'vitest';
import { contrast } from '../../theme/oklch';
import amount from './form/amount.css?inline';
import css from './tokens.css?inline';

/** `front` over `back` with an opacity of `share`. */
function over(front: string, back: string, share: number): string {
  const channels = [1, 3, 5].map(at => {
    const [above, below] = [front, back].map(hex => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((above ?? 0) * share + (below ?? 0) * (1 - share));
  });
  return `#${channels.map(value => value.toString(16).padStart(2, '0')).join('')}`;
}

function block(start: string): Record<string, string> {
  const from = css.indexOf(start);
  if (from < 0) throw new Error(`no block ${start}`);
  const text = css.slice(from, css.indexOf('}', from));
  const rows = [...text.matchAll(/--c-([\w-]+):\s*var\(--cashier-([\w-]+),\s*([^;]+)\);/g)];
  return Object.fromEntries(rows.map(([, name, , value]) => [name ?? '', value ?? '']));
}

const light = block('.cashier {');
const dark = block('.cashier[data-theme="dark"] {');
const auto = block('.cashier[data-theme="auto"] {');

const SURFACES = ['bg', 'surface', 'raised', 'sunken'];
const TEXTS = ['text', 'muted', 'accent-text', 'positive', 'danger', 'gold', 'info'];
const CONTROLS = ['line-strong', 'accent', 'focus', 'danger'];
const PAIRS = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['accent-text', 'accent-soft'],
  ['positive', 'positive-soft'],
  ['gold', 'gold-soft'],
  ['danger', 'danger-soft'],
  ['info', 'info-soft'],
  ['text', 'gold-soft'],
  ['muted', 'accent-soft'],
  ['muted', 'gold-soft'],
] as const;

describe.each([
  ['light', light],
  ['dark', { ...light, ...dark }],
] as const)('[THEME-01] tokens, %s', (_, tokens: Record<string, string>) => {
  const ratio = (front: string, back: string): number => contrast(tokens[front] ?? '', tokens[back] ?? '');

  it.each([...TEXTS.flatMap(text => SURFACES.map(surface => [text, surface] as const)), ...PAIRS])(
    'text %s on %s has a contrast of 4.5',
    (text, surface) => expect(ratio(text, surface)).toBeGreaterThanOrEqual(4.5),
  );

  it('[FORM-11] the faint 0 of an amount that is not there yet has the contrast of large text, 3', () => {
    const share = Number(/::placeholder[^}]*opacity:\s*([\d.]+)/.exec(amount)?.[1]);
    const surface = tokens['surface'] ?? '';
    expect(contrast(over(tokens['muted'] ?? '', surface, share), surface)).toBeGreaterThanOrEqual(3);
  });

  it.each(CONTROLS.flatMap(control => SURFACES.map(surface => [control, surface] as const)))(
    'control %s on %s has a contrast of 3',
    (control, surface) => expect(ratio(control, surface)).toBeGreaterThanOrEqual(3),
  );
});

describe('[THEME-01] the public tokens', () => {
  it('dark and automatic dark are the same', () => {
    expect(Object.keys(dark).length).toBeGreaterThan(20);
    expect(auto).toEqual(dark);
  });

  it('every private token takes its value from the public one of the same name', () => {
    const rows = [...css.matchAll(/--c-([\w-]+):[^;]*?var\(--cashier-([\w-]+)/g)];
    expect(rows.length).toBeGreaterThan(80);
    for (const [, own, open] of rows) expect(open).toBe(own);
  });
});
