/** HOST-14: reads `locale` from the page's address once, and removes it there without a reload. */
export function takeQueryLocale(window: Window): string {
  try {
    const address = new URL(window.location.href);
    const locale = address.searchParams.get('locale');
    if (locale === null) return '';
    address.searchParams.delete('locale');
    window.history.replaceState(window.history.state, '', address.href);
    return locale;
  } catch {
    return '';
  }
}
