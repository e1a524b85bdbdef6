const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const ENDS: Readonly<Record<string, number>> = { Home: 0, End: -1 };

/** Tabs after the ARIA pattern: arrows, Home and End move, one tab stop in all. */
export function createTabs(list: Element): void {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  const panelOf = (tab: HTMLElement): HTMLElement | null =>
    document.getElementById(tab.getAttribute('aria-controls') ?? '');

  function select(chosen: HTMLElement): void {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.ariaSelected = String(isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      panelOf(tab)?.toggleAttribute('hidden', !isChosen);
    }
  }

  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => select(tab));
    tab.addEventListener('keydown', event => {
      const step = STEPS[event.key];
      const at = ENDS[event.key] ?? (step && (index + step) % tabs.length);
      const next = at === undefined ? undefined : tabs.at(at);
      if (!next) return;
      event.preventDefault();
      next.focus();
      select(next);
    });
  }
  const [first] = tabs;
  if (first) select(first);
}
