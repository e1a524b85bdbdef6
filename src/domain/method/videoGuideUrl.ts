type Guides = Readonly<Record<string, { redesign?: string | null } | undefined>>;

/** METH-08: the link of language_country (any case), or null. It still has to pass safeUrl. */
export function videoGuideUrl(
  method: { video_guide_url?: Guides | null },
  lang: string,
  country: string,
): string | null {
  const wanted = `${lang.split('-')[0] ?? lang}_${country}`.toLowerCase();
  const guides = Object.entries(method.video_guide_url ?? {});
  return guides.find(([key]) => key.toLowerCase() === wanted)?.[1]?.redesign || null;
}
