import { isRecord } from '../lib/isRecord';
import type { Platform, Theme } from '../spec/defaults';
import { createSheet } from './adoptSheet';
import { applyFonts, type ThemeFont } from './applyFonts';
import { isSafeVariable } from './isSafeVariable';
import { platformVariables } from './platformVariables';
import { seedsToTokens, type ThemeMode, type ThemeSeeds } from './seedsToTokens';

/** The part of the host's schema that styles the widget (THEME-01). Every part may be missing. */
export type ThemeSchema = {
  /** Public tokens: names --cashier-*. */
  variables?: Readonly<Record<string, string>>;
  fonts?: readonly ThemeFont[];
  /** A few colours from which all others are derived. */
  seeds?: ThemeSeeds;
};

export type ThemeRefusal = { kind: 'variable' | 'font' | 'seed'; name: string };

export type ApplyThemeOptions = {
  platform: Platform;
  /** The frame's theme (AppFrame), for which the seeds' colours are derived. */
  theme: Theme;
  /** Called when something hostile or unreadable was left out, and never with its value. */
  onRefused?: (refusal: ThemeRefusal) => void;
};

export type AppliedTheme = {
  /** To be called after the root was adopted by another document. */
  readopt: () => void;
  dispose: () => void;
};

const DARK_MEDIA = '@media (prefers-color-scheme: dark) { :host {} }';

/** Applies a theme to one widget, in a sheet of its own: the host page's rules for the element stay stronger. */
export function applyTheme(
  root: ShadowRoot,
  schema: ThemeSchema | null,
  { platform, theme, onRefused = () => {} }: ApplyThemeOptions,
): AppliedTheme {
  const variables = safeVariables(schema?.variables ?? {}, onRefused);
  const tokensFor = (mode: ThemeMode, onRefusedSeed: (seed: string) => void): Record<string, string> => ({
    ...seedsToTokens(schema?.seeds ?? {}, mode, onRefusedSeed),
    ...variables,
  });
  const base = tokensFor(theme === 'dark' ? 'dark' : 'light', name => onRefused({ kind: 'seed', name }));
  const dark = theme === 'auto' && schema?.seeds ? tokensFor('dark', () => {}) : null;

  const adopt = (): (() => void) => adoptVariables(root, platformVariables[platform], base, dark);
  const addFonts = (): (() => void) =>
    applyFonts(root.ownerDocument, schema?.fonts ?? [], name => onRefused({ kind: 'font', name }));
  let undo = [adopt(), addFonts()];
  const dispose = (): void => {
    for (const step of undo) step();
    undo = [];
  };
  const readopt = (): void => {
    dispose();
    undo = [adopt(), addFonts()];
  };
  return { readopt, dispose };
}

function safeVariables(
  variables: unknown,
  onRefused: (refusal: ThemeRefusal) => void,
): Record<string, string> {
  const safe: Record<string, string> = {};
  if (!isRecord(variables)) {
    onRefused({ kind: 'variable', name: 'variables' });
    return safe;
  }
  for (const [name, value] of Object.entries(variables)) {
    if (isSafeVariable(name, value)) safe[name] = value;
    else onRefused({ kind: 'variable', name });
  }
  return safe;
}

/**
 * Sets the values through the CSSOM, one declaration at a time, so that no text of a host is ever parsed as a
 * rule.
 */
function adoptVariables(
  root: ShadowRoot,
  platform: Readonly<Record<string, string>>,
  base: Readonly<Record<string, string>>,
  dark: Readonly<Record<string, string>> | null,
): () => void {
  const sheet = createSheet(root.ownerDocument);
  if (!sheet) return () => {};
  sheet.replaceSync(`:host {} .cashier {} ${dark ? DARK_MEDIA : ''}`);
  const [host, frame, media] = sheet.cssRules;
  setOnRule(host, base);
  setOnRule(frame, platform);
  if (dark && media && 'cssRules' in media) setOnRule((media as CSSMediaRule).cssRules[0], dark);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter(other => other !== sheet);
  };
}

function setOnRule(rule: CSSRule | undefined, values: Readonly<Record<string, string>>): void {
  if (!rule || !('style' in rule)) return;
  const { style } = rule as CSSStyleRule;
  for (const [name, value] of Object.entries(values)) style.setProperty(name, value);
}
