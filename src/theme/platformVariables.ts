import type { Platform } from '../spec/defaults';

const SYSTEM_FALLBACK = 'system-ui, sans-serif';

/**
 * The defaults of each platform, in place of those of tokens.css (THEME-01). As its private tokens: a public one on the
 * element would hide what a host sets above it.
 */
export const platformVariables: Readonly<Record<Platform, Readonly<Record<string, string>>>> = {
  desktop: {},
  mobile: {},
  android: {
    '--c-font': `var(--cashier-font, Roboto, "Noto Sans", ${SYSTEM_FALLBACK})`,
    '--c-font-mono': 'var(--cashier-font-mono, "Roboto Mono", monospace)',
    '--c-radius-button': 'var(--cashier-radius-button, 999px)',
    '--c-radius-m': 'var(--cashier-radius-m, 16px)',
  },
  ios: {
    '--c-font': `var(--cashier-font, -apple-system, "SF Pro Text", ${SYSTEM_FALLBACK})`,
    '--c-font-mono': 'var(--cashier-font-mono, ui-monospace, "SF Mono", Menlo, monospace)',
    '--c-radius-button': 'var(--cashier-radius-button, 14px)',
    '--c-text-m': 'calc(var(--cashier-text-m, 16px) * var(--cashier-text-scale, 1))',
  },
};
