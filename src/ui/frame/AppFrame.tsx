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
 * The root of everything drawn: carries direction, language and theme, and is the container all sizes answer to.
 * The sheets of tokens, core and skeleton are the shell's: they are there before React.
 */
export function AppFrame({ lang, dir, theme, children }: AppFrameProps): ReactElement {
  return (
    <div className="cashier" part="frame" lang={lang} dir={dir} data-theme={theme} data-scroll="inner">
      {children}
    </div>
  );
}
