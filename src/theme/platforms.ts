/** Where the widget runs: two kinds of browser, two kinds of native app. */
export type Platform = 'desktop' | 'mobile' | 'android' | 'ios';

export type Theme = 'light' | 'dark' | 'auto';

export type PlatformDefinition = { theme: Theme; variables: Readonly<Record<string, string>> };

const SYSTEM_FALLBACK = 'system-ui, sans-serif';

/** Used where the host's schema says nothing (THEME-01): dark on native platforms, light otherwise. */
export const platformDefinitions: Readonly<Record<Platform, PlatformDefinition>> = {
  desktop: { theme: 'light', variables: { '--cashier-motion': '180ms' } },
  mobile: { theme: 'light', variables: {} },
  android: {
    theme: 'dark',
    variables: {
      '--cashier-font': `Roboto, "Noto Sans", ${SYSTEM_FALLBACK}`,
      '--cashier-font-mono': '"Roboto Mono", monospace',
      '--cashier-radius-button': '999px',
      '--cashier-radius-m': '16px',
    },
  },
  ios: {
    theme: 'dark',
    variables: {
      '--cashier-font': `-apple-system, "SF Pro Text", ${SYSTEM_FALLBACK}`,
      '--cashier-font-mono': 'ui-monospace, "SF Mono", Menlo, monospace',
      '--cashier-radius-button': '14px',
      '--cashier-text-m': '16px',
    },
  },
};
