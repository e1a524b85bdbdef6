const STOPS = 'a[href], button:not([tabindex="-1"]), input, select, textarea, summary, [tabindex="0"]';

/**
 * Keeps Tab inside the container: from the browser's own dialog it leads to the browser's bars, and in a
 * frame to the host page.
 */
export function wrapTab(event: KeyboardEvent, container: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const stops = [...container.querySelectorAll<HTMLElement>(STOPS)].filter(
    stop => !stop.matches(':disabled'),
  );
  const [first] = stops;
  const last = stops.at(-1);
  const from = event.shiftKey ? first : last;
  const to = event.shiftKey ? last : first;
  const root = container.getRootNode();
  const focused = 'activeElement' in root ? root.activeElement : null;
  const isOnTitle = event.shiftKey && !stops.some(stop => stop === focused);
  if (!to || (focused !== from && !isOnTitle)) return;
  event.preventDefault();
  to.focus();
}
