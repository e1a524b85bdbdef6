import type { ReactElement, ReactNode } from 'react';
import type { Theme } from '../../theme/applyTheme';

export type AppFrameProps = {
  /** BCP 47; the host page's own lang does not reach in. */
  lang: string;
  dir: 'ltr' | 'rtl';
  theme: Theme;
  children: ReactNode;
};

/**
 * The root of everything drawn: it carries direction, language and theme, and all sizes depend on it as their
 * container. The sheets of tokens, core and skeleton are the shell's, adopted before React is there.
 */
export function AppFrame({ lang, dir, theme, children }: AppFrameProps): ReactElement {
  return (
    <div className="cashier" part="frame" lang={lang} dir={dir} data-theme={theme} data-scroll="inner">
      {children}
    </div>
  );
}
