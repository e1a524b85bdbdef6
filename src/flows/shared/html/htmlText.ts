const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** Characters; longer input is cut before it is read. */
export const LONGEST_HTML = 100_000;

/** The text of HTML, without a parser, for places that show text only. */
export function htmlText(html: string): string {
  return html
    .slice(0, LONGEST_HTML)
    .replace(/<(script|style)\b[^>]{0,1000}>[^<]*<\/\1>/gi, ' ')
    .replace(/<(br|\/p|\/li|\/h\d|\/div|\/tr)\b[^<>]{0,1000}>/gi, '\n')
    .replace(/<[a-z/!][^<>]{0,5000}>/gi, '')
    .replace(/&(lt|gt|quot|#39|nbsp|amp);/g, entity => ENTITIES[entity] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}
