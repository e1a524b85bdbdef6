/** HOST-14: reads `locale` from the page's address once, and removes it there without a reload. */
export function takeQueryLocale({ location, history }: Window): string {
  const address = new URL(location.href);
  const locale = address.searchParams.get('locale');
  if (locale === null) return '';
  // Not by `searchParams`, which would write the other parameters anew: a signed address would no longer be the same.
  address.search = address.search.replace(/[?&]locale=[^&]*/g, '').slice(1);
  try {
    history.replaceState(history.state, '', address.href);
  } catch {
    // Safari refuses it after a hundred in half a minute, and older engines on a page of a file.
  }
  return locale;
}
