import { type ReactElement, useEffect, useRef } from 'react';
import prose from '../../../ui/styles/prose.css?inline';
import { useSheet } from '../../../ui/useSheet';
import { htmlText } from './htmlText';

export type SafeHtmlProps = {
  /** As the server wrote it; up to 100,000 characters are read. */
  html: string;
};

/**
 * The one place where server HTML is shown (SEC-01): as nodes of the sanitiser, never as a string; as plain
 * text if the sanitiser is not available.
 */
export function SafeHtml({ html }: SafeHtmlProps): ReactElement {
  useSheet(prose);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    const show = (nodes: Node | null) => {
      if (isGone) return;
      element.current?.classList.toggle('prose--text', !nodes);
      element.current?.replaceChildren(nodes ?? htmlText(html));
    };
    import('./sanitiseHtml').then(
      ({ sanitiseHtml }) => show(sanitiseHtml(html)),
      () => show(null),
    );
    return () => {
      isGone = true;
    };
  }, [html]);
  return <div className="prose" part="html" dir="auto" ref={element} />;
}
