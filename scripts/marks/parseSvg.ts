import type { IconNode } from '../../src/ui/picture/renderNodes';

const DROPPED_TAGS = new Set(['mask', 'defs', 'clipPath', 'title', 'desc', 'filter', 'style', 'metadata']);
const DRAWN_TAGS = new Set(['path', 'circle', 'ellipse', 'rect', 'polygon', 'polyline', 'line']);
const DROPPED_ATTRIBUTES = /^(id|class|mask|clip-?path|filter|style|data-.*|xmlns.*)$/i;

type Tag = { name: string; attributes: Record<string, string>; isClosing: boolean; isEmpty: boolean };

function tagsOf(svg: string): Tag[] {
  return [...svg.matchAll(/<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g)].map(([, closing, name, rest, empty]) => ({
    name: name ?? '',
    attributes: Object.fromEntries(
      [...(rest ?? '').matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key ?? '', value ?? '']),
    ),
    isClosing: closing === '/',
    isEmpty: empty === '/',
  }));
}

/** Ids repeat in a page with many pictures, so nothing may refer to one: a gradient becomes its first colour. */
function firstStops(tags: readonly Tag[]): Map<string, string> {
  const colors = new Map<string, string>();
  let gradient = '';
  for (const { name, attributes } of tags) {
    if (name.endsWith('Gradient') && attributes['id']) gradient = attributes['id'];
    const color = attributes['stop-color'];
    if (name === 'stop' && color && gradient && !colors.has(gradient)) colors.set(gradient, color);
  }
  return colors;
}

function cleanAttributes(
  attributes: Record<string, string>,
  colors: Map<string, string>,
): Record<string, string> {
  const kept = Object.entries(attributes).filter(([key]) => !DROPPED_ATTRIBUTES.test(key));
  return Object.fromEntries(
    kept.map(([key, value]) => {
      const reference = /^url\(#(.+)\)$/.exec(value)?.[1];
      return [key, reference ? (colors.get(reference) ?? 'currentColor') : value];
    }),
  );
}

/** Reads the drawing of an SVG text as nodes; groups keep what their children inherit, masks and ids go. */
export function parseSvg(svg: string): { viewBox: string; nodes: IconNode[] } {
  const tags = tagsOf(svg);
  const colors = firstStops(tags);
  const root: IconNode[] = [];
  const levels: IconNode[][] = [root];
  let viewBox = '0 0 24 24';
  let dropped = 0;
  for (const { name, attributes, isClosing, isEmpty } of tags) {
    if (DROPPED_TAGS.has(name)) {
      if (!isEmpty) dropped += isClosing ? -1 : 1;
      continue;
    }
    if (dropped > 0) continue;
    if (name === 'svg') {
      viewBox = attributes['viewBox'] ?? viewBox;
    } else if (name === 'g') {
      if (isClosing) levels.pop();
      else levels.push(openGroup(levels.at(-1) ?? root, cleanAttributes(attributes, colors)));
    } else if (DRAWN_TAGS.has(name) && !isClosing) {
      (levels.at(-1) ?? root).push([name, cleanAttributes(attributes, colors)]);
    }
  }
  return { viewBox, nodes: root };
}

function openGroup(parent: IconNode[], attributes: Record<string, string>): IconNode[] {
  if (Object.keys(attributes).length === 0) return parent;
  const children: IconNode[] = [];
  parent.push(['g', attributes, children]);
  return children;
}
