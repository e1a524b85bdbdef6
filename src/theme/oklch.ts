/** Lightness 0–1, chroma 0–0.4, hue in degrees: equal steps look equal, which sRGB does not give. */
export type Oklch = { l: number; c: number; h: number };

type Triple = readonly [number, number, number];

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Reads #rgb or #rrggbb; null for anything else. */
export function parseHex(hex: string): Oklch | null {
  if (!HEX.test(hex)) return null;
  const digits = hex.length === 4 ? [...hex.slice(1)].map(digit => digit + digit).join('') : hex.slice(1);
  const [r, g, b] = channels(digits);
  return toOklch([toLinear(r), toLinear(g), toLinear(b)]);
}

/** As #rrggbb; chroma is lowered until the colour fits the screen's range, lightness and hue stay. */
export function formatHex({ l, c, h }: Oklch): string {
  let chroma = c;
  while (chroma > 0.001 && !fits(toLinearRgb({ l, c: chroma, h }))) chroma *= 0.96;
  const rgb = toLinearRgb({ l, c: chroma, h }).map(value => Math.round(toGamma(clamp(value)) * 255));
  return `#${rgb.map(value => value.toString(16).padStart(2, '0')).join('')}`;
}

/** WCAG contrast of two hex colours, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [one, other] = [luminance(first), luminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = channels(hex.slice(1));
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);
}

function channels(digits: string): Triple {
  const at = (index: number): number => Number.parseInt(digits.slice(index, index + 2), 16) / 255;
  return [at(0), at(2), at(4)];
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toGamma(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

function clamp(value: number): number {
  return Math.min(Math.max(value, 0), 1);
}

function fits(rgb: Triple): boolean {
  return rgb.every(value => value >= -0.0005 && value <= 1.0005);
}

/** Matrices by Björn Ottosson, https://bottosson.github.io/posts/oklab/ (public domain). */
function toOklch([r, g, b]: Triple): Oklch {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, y),
    h: (Math.atan2(y, a) * 180) / Math.PI,
  };
}

function toLinearRgb({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

/** The colour, darkened on light surfaces or lightened on dark ones until it has `least` contrast to all of them. */
export function standingOut(
  color: Oklch,
  behind: readonly string[],
  least: number,
  surfaces: 'light' | 'dark',
): string {
  const step = surfaces === 'light' ? -0.01 : 0.01;
  for (let l = color.l; l > 0 && l < 1; l += step) {
    const hex = formatHex({ ...color, l });
    if (behind.every(other => contrast(hex, other) >= least)) return hex;
  }
  return surfaces === 'light' ? '#000000' : '#ffffff';
}
