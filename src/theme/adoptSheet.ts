type SheetsByText = Map<string, CSSStyleSheet>;

const sheetsOf = new WeakMap<Document, SheetsByText>();
const textsOf = new WeakMap<ShadowRoot, Set<string>>();

/**
 * Adopts sheets in a shadow root. One constructable sheet of a text serves every widget of a document; asking twice
 * adds nothing.
 */
export function adoptSheet(root: ShadowRoot, ...texts: string[]): void {
  const known = textsOf.get(root) ?? new Set<string>();
  if (texts.every(css => known.has(css))) return;
  textsOf.set(root, known);
  for (const css of texts) known.add(css);
  adopt(root, texts);
}

/** A root that is moved to another document loses its sheets: call this from `adoptedCallback`. */
export function readoptSheets(root: ShadowRoot): void {
  adopt(root, textsOf.get(root) ?? []);
}

function adopt(root: ShadowRoot, texts: Iterable<string>): void {
  const sheets = new Set(root.adoptedStyleSheets);
  for (const css of texts) {
    const sheet = sharedSheet(root.ownerDocument, css);
    if (sheet) sheets.add(sheet);
  }
  if (sheets.size > (root.adoptedStyleSheets?.length ?? 0)) root.adoptedStyleSheets = [...sheets];
}

function sharedSheet(document: Document, css: string): CSSStyleSheet | null {
  const sheets: SheetsByText = sheetsOf.get(document) ?? new Map();
  sheetsOf.set(document, sheets);
  const known = sheets.get(css);
  if (known) return known;
  const made = createSheet(document);
  if (!made) return null;
  made.replaceSync(css);
  sheets.set(css, made);
  return made;
}

/**
 * A sheet belongs to the document whose window made it. `null` in a document that is not shown, and in an
 * environment without such sheets (jsdom).
 */
export function createSheet(document: Document): CSSStyleSheet | null {
  const Sheet = document.defaultView?.CSSStyleSheet;
  if (!Sheet || !('adoptedStyleSheets' in document) || !('replaceSync' in Sheet.prototype)) return null;
  return new Sheet();
}
