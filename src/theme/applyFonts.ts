import { isRecord } from '../lib/isRecord';
import { readUrl } from '../lib/readUrl';

/** A font file of the host. A shadow root ignores @font-face, so it goes to the document by the font API. */
export type ThemeFont = {
  /** Letters, digits, spaces, - and _. */
  family: string;
  /** An https address. */
  src: string;
  /** 'normal', 'bold', '400' or a range '100 900'. */
  weight?: string;
  style?: 'normal' | 'italic' | 'oblique';
};

/** What a refused font without a name is reported as. */
const UNNAMED = 'fonts';

const FAMILY = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,63}$/u;
const WEIGHT = /^(normal|bold|\d{1,4}( \d{1,4})?)$/;
const STYLES: readonly unknown[] = [undefined, 'normal', 'italic', 'oblique'];

/** Adds the fonts to the document and returns what removes them; a refused one is reported by its family. */
export function applyFonts(
  document: Document,
  fonts: unknown,
  onRefused: (family: string) => void,
): () => void {
  const Face = document.defaultView?.FontFace;
  if (!Face || !document.fonts) return () => {};
  if (!Array.isArray(fonts)) onRefused(UNNAMED);
  const list: unknown[] = Array.isArray(fonts) ? fonts : [];
  const faces = list.flatMap(font => {
    const known = isRecord(font) ? safeFont(font as Partial<ThemeFont>) : null;
    if (!known) {
      onRefused(isRecord(font) && typeof font['family'] === 'string' ? font['family'] : UNNAMED);
      return [];
    }
    const { family, src, weight = 'normal', style = 'normal' } = known;
    return [new Face(family, `url("${src}")`, { weight: String(weight), style, display: 'swap' })];
  });
  for (const face of faces) document.fonts.add(face);
  return () => {
    for (const face of faces) document.fonts.delete(face);
  };
}

function safeFont({ family, src, weight, style }: Partial<ThemeFont>): ThemeFont | null {
  if (typeof family !== 'string' || !FAMILY.test(family)) return null;
  if (weight !== undefined && !WEIGHT.test(weight)) return null;
  if (!STYLES.includes(style) || typeof src !== 'string') return null;
  const url = readUrl(src);
  if (url?.protocol !== 'https:' || url.username || url.password || /["\\\n]/.test(url.href)) return null;
  return { family, src: url.href, ...(weight !== undefined && { weight }), ...(style && { style }) };
}
