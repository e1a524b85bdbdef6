/** Where the widget runs: two kinds of browser, two kinds of native app. */
export type Platform = 'desktop' | 'mobile' | 'android' | 'ios';

const SYSTEM_FALLBACK = 'system-ui, sans-serif';

/** Public tokens of each platform, used if the host's schema has none of that name (THEME-01). */
export const platformVariables: Readonly<Record<Platform, Readonly<Record<string, string>>>> = {
  desktop: { '--cashier-motion': '180ms' },
  mobile: {},
  android: {
    '--cashier-font': `Roboto, "Noto Sans", ${SYSTEM_FALLBACK}`,
    '--cashier-font-mono': '"Roboto Mono", monospace',
    '--cashier-radius-button': '999px',
    '--cashier-radius-m': '16px',
  },
  ios: {
    '--cashier-font': `-apple-system, "SF Pro Text", ${SYSTEM_FALLBACK}`,
    '--cashier-font-mono': 'ui-monospace, "SF Mono", Menlo, monospace',
    '--cashier-radius-button': '14px',
    '--cashier-text-m': '16px',
  },
};
