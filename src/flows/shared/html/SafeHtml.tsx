import { type ReactElement, useLayoutEffect, useRef } from 'react';
import prose from '../../../ui/styles/prose.css?inline';
import { useSheet } from '../../../ui/useSheet';
import { htmlText } from './htmlText';

type SafeHtmlProps = {
  /** As the server wrote it; up to 100,000 characters are read. */
  html: string;
};

/**
 * The one place where server HTML is shown (SEC-01): as nodes of the sanitiser, never as a string; as plain
 * text until the sanitiser is there, and if it is not available.
 */
export function SafeHtml({ html }: SafeHtmlProps): ReactElement {
  useSheet(prose);
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let box = element.current;
    const show = (nodes: Node | null) => {
      if (!box) return;
      box.classList.toggle('prose--text', !nodes);
      box.replaceChildren(nodes ?? htmlText(html));
      // At the top of a page no browser holds what stands below in its place: a field may have gone under the footer.
      const field = box.closest('form')?.querySelector('[name]:focus');
      field?.scrollIntoView({ block: 'nearest' });
    };
    // Until the sanitiser is there, its words hold the place.
    show(null);
    import('./sanitiseHtml').then(
      ({ sanitiseHtml }) => show(sanitiseHtml(html)),
      () => {},
    );
    return () => {
      box = null;
    };
  }, [html]);
  return <div className="prose" part="html" dir="auto" ref={element} />;
}
