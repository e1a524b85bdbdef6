type Guides = Readonly<Record<string, { redesign?: string | null } | undefined>>;

/**
 * METH-08: the link of language_country (any case), or `null`. The whole locale is tried before its language
 * part. The link must still pass safeUrl.
 */
export function videoGuideUrl(
  method: { video_guide_url?: Guides | null },
  lang: string,
  country: string,
): string | null {
  const guides = Object.entries(method.video_guide_url ?? {});
  for (const language of [lang, lang.split('-')[0]]) {
    const wanted = `${language}_${country}`.toLowerCase();
    const found = guides.find(([key]) => key.toLowerCase() === wanted)?.[1]?.redesign;
    if (found) return found;
  }
  return null;
}
