import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { ApplyThemeOptions } from '../../theme/applyTheme';

type AppFrameProps = {
  /** BCP 47; the host page's own lang does not reach in. */
  lang: string;
  dir: 'ltr' | 'rtl';
  theme: ApplyThemeOptions['theme'];
  children: ReactNode;
};

/**
 * The root of everything drawn: it carries direction, language and theme, and all sizes depend on it as their
 * container. The sheets of tokens, core and skeleton are the shell's, adopted before React is there.
 */
export function AppFrame({ lang, dir, theme, children }: AppFrameProps): ReactElement {
  // The sheet's `all: initial` takes back what an engine reads from `lang`: glyphs, line breaks, capitals. English,
  // whose first list is drawn without it, needs none of them, and its lines would be shaped anew.
  const style = lang === 'en' ? undefined : ({ WebkitLocale: `"${lang}"` } as CSSProperties);
  return (
    <div
      className="cashier"
      part="frame"
      lang={lang}
      dir={dir}
      data-theme={theme}
      data-scroll="inner"
      style={style}
    >
      {children}
    </div>
  );
}
