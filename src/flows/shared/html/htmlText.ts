const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** What HTML says, for a place that shows text alone: no parser is needed, and nothing of it is markup any more. */
export function htmlText(html: string): string {
  return html
    .replace(/<(script|style)\b[^>]{0,1000}>[^<]*<\/\1>/gi, ' ')
    .replace(/<(br|\/p|\/li|\/h\d|\/div|\/tr)\b[^<>]{0,1000}>/gi, '\n')
    .replace(/<[a-z/!][^<>]{0,5000}>/gi, '')
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, entity => ENTITIES[entity] ?? entity)
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
