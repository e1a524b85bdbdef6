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

const FAMILY = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,63}$/u;
const WEIGHT = /^(normal|bold|\d{1,4}( \d{1,4})?)$/;
const STYLES: readonly unknown[] = [undefined, 'normal', 'italic', 'oblique'];

/** Adds the fonts to the document and returns what takes them away; a refused one is reported by its family. */
export function applyFonts(
  document: Document,
  fonts: readonly ThemeFont[],
  onRefused: (family: string) => void,
): () => void {
  const Face = document.defaultView?.FontFace;
  if (!Face || !document.fonts) return () => {};
  const faces = fonts.flatMap(font => {
    const address = safeSource(font);
    if (!address) {
      onRefused(String(font.family));
      return [];
    }
    const { family, weight = 'normal', style = 'normal' } = font;
    return [new Face(family, `url("${address}")`, { weight, style, display: 'swap' })];
  });
  for (const face of faces) document.fonts.add(face);
  return () => {
    for (const face of faces) document.fonts.delete(face);
  };
}

function safeSource({ family, src, weight, style }: ThemeFont): string | null {
  if (typeof family !== 'string' || !FAMILY.test(family)) return null;
  if (weight !== undefined && !WEIGHT.test(weight)) return null;
  if (!STYLES.includes(style)) return null;
  try {
    const url = new URL(src);
    const isPlain = url.protocol === 'https:' && !url.username && !url.password;
    return isPlain && !/["\\\n]/.test(url.href) ? url.href : null;
  } catch {
    return null;
  }
}
