import { describe, expect, it } from 'vitest';
import { isSafeVariable } from './isSafeVariable';

const GOOD: [string, string][] = [
  ['--cashier-accent', '#0b7a4b'],
  ['--cashier-font', '"My Font", Arial, sans-serif'],
  ['--cashier-shadow-2', '0 10px 30px -12px rgb(14 19 32 / 0.25)'],
  ['--cashier-radius-m', 'calc(4px * 3)'],
  ['--cashier-accent-soft', 'color-mix(in oklch, var(--brand) 12%, white)'],
];

const BAD: [string, unknown][] = [
  ['--cashier-accent', 'url(https://x.test/a.png)'],
  ['--cashier-accent', 'URL (https://x.test)'],
  ['--cashier-accent', '\\75rl(https://x.test)'],
  ['--cashier-accent', 'image-set("https://x.test/a.png" 1x)'],
  ['--cashier-accent', 'red; background: blue'],
  ['--cashier-accent', 'red} :host{display:none'],
  ['--cashier-accent', '@import "https://x.test"'],
  ['--cashier-accent', '</style><script>'],
  ['--cashier-accent', 'red /* */'],
  ['--cashier-accent', 'red !important'],
  ['--cashier-accent', 'expression(alert(1))'],
  ['--cashier-accent', 'attr(data-token)'],
  ['--cashier-accent', 'a\nb'],
  ['--cashier-accent', ''],
  ['--cashier-accent', 'x'.repeat(301)],
  ['--cashier-accent', 12],
  ['--cashier-accent', null],
  ['--c-accent', 'red'],
  ['--other', 'red'],
  ['color', 'red'],
  ['--cashier-Accent', 'red'],
  ['--cashier-accent:red;--x', 'red'],
];

describe('[THEME-01] theme variables', () => {
  it.each(GOOD)('takes %s: %s', (name, value) => expect(isSafeVariable(name, value)).toBe(true));
  it.each(BAD)('refuses %s: %j', (name, value) => expect(isSafeVariable(name, value)).toBe(false));
});
