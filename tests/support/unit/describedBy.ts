/** The texts that describe an element, as a screen reader puts them behind its name. */
export function describedBy(element: Element): (string | null | undefined)[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map(id => document.getElementById(id)?.textContent);
}
