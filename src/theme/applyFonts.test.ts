import { beforeEach, describe, expect, it } from 'vitest';
import { applyFonts, type ThemeFont } from './applyFonts';

type Made = { family: string; source: string; weight: string | undefined };

/** A document with the font API alone: the test's own has no font loading. */
function fakeDocument(made: Set<Made>): Document {
  class Face implements Made {
    weight: string | undefined;
    constructor(
      readonly family: string,
      readonly source: string,
      descriptors: FontFaceDescriptors,
    ) {
      this.weight = descriptors.weight;
    }
  }
  const fake = Object.create(document);
  Object.defineProperties(fake, {
    defaultView: { value: { FontFace: Face } },
    fonts: { value: { add: (face: Made) => made.add(face), delete: (face: Made) => made.delete(face) } },
  });
  return fake;
}

const BAD: ThemeFont[] = [
  { family: 'A', src: 'http://x.test/a.woff2' },
  { family: 'A', src: 'data:font/woff2;base64,AAAA' },
  { family: 'A', src: '/a.woff2' },
  { family: 'A', src: 'https://user:pass@x.test/a.woff2' },
  { family: 'A', src: 'https://user@x.test/a.woff2' },
  { family: 'A', src: 'https://:pass@x.test/a.woff2' },
  { family: 'A"; } * {', src: 'https://x.test/a.woff2' },
  { family: 'A', src: 'https://x.test/a.woff2', weight: '400; x' },
];

describe('[THEME-01] fonts of the schema', () => {
  const made = new Set<Made>();
  const refused: string[] = [];
  beforeEach(() => {
    made.clear();
    refused.length = 0;
  });

  it('go to the document and leave it again', () => {
    const font = { family: 'Brand Sans', src: 'https://x.test/a.woff2', weight: '100 900' };
    const remove = applyFonts(fakeDocument(made), [font], family => refused.push(family));
    expect([...made]).toMatchObject([
      { family: 'Brand Sans', source: 'url("https://x.test/a.woff2")', weight: '100 900' },
    ]);
    remove();
    expect(made.size).toBe(0);
    expect(refused).toEqual([]);
  });

  it('cannot leave their quotes', () => {
    const fonts = ['")a', 'a\\'].map(query => ({ family: 'A', src: `https://x.test/a.woff2?${query}` }));
    applyFonts(fakeDocument(made), fonts, family => refused.push(family));
    expect([...made].map(({ source }) => source)).toEqual(['url("https://x.test/a.woff2?%22)a")']);
    expect(refused).toEqual(['A']);
  });

  it.each<[unknown, string[]]>([
    [{ family: 'A' }, ['fonts']],
    ['A', ['fonts']],
    [
      [null, 'A', 7, { src: 'https://x.test/a.woff2' }],
      ['fonts', 'fonts', 'fonts', 'fonts'],
    ],
    [
      [
        { family: 'B', src: 5 },
        { family: 'B', src: 'https://x.test/a.woff2', style: 'bent' },
      ],
      ['B', 'B'],
    ],
  ])('that are no fonts are refused, and nothing throws: %j', (fonts, names) => {
    applyFonts(fakeDocument(made), fonts, family => refused.push(family));
    expect(refused).toEqual(names);
    expect(made.size).toBe(0);
  });

  it.each(BAD)('are refused: $family $src $weight', font => {
    applyFonts(fakeDocument(made), [font], family => refused.push(family));
    expect(made.size).toBe(0);
    expect(refused).toHaveLength(1);
  });
});
