/** HOST-14: the address's `locale` is read once, then taken out without a reload. */
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
