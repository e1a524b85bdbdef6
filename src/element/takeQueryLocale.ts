/** HOST-14: reads `locale` from the page's address once, and removes it there without a reload. */
export function takeQueryLocale(window: Window): string {
  try {
    const address = new URL(window.location.href);
    const locale = address.searchParams.get('locale');
    if (locale === null) return '';
    // Not by `searchParams`, which would write the other parameters anew: a signed address would no longer be the same.
    address.search = address.search.replace(/[?&]locale=[^&]*/g, '').slice(1);
    window.history.replaceState(window.history.state, '', address.href);
    return locale;
  } catch {
    return '';
  }
}
