/** 'a, b, and c' or 'a, b, or c' in the player's language. */
export function formatList(
  items: readonly string[],
  locale: string,
  type: 'conjunction' | 'disjunction',
): string {
  try {
    // An engine without the language would say its own 'and': Chromium has no az, ky, tg and uz.
    const [known] = Intl.ListFormat.supportedLocalesOf(locale);
    if (known) return new Intl.ListFormat(known, { type }).format(items);
  } catch {
    // An older engine has no lists.
  }
  return items.join(', ');
}
