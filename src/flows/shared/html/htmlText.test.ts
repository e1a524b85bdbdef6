import { expect, it } from 'vitest';
import { htmlText } from './htmlText';

it('[SEC-01] HTML as its text has no markup and no scripts, and keeps its lines', () => {
  expect(htmlText('<p>Wager <b>30&nbsp;times</b></p><p>Then&lt;b&gt;</p>')).toBe('Wager 30 times\nThen<b>');
  expect(htmlText('<script>alert(1)</script><style>a{}</style>a<br>b')).toBe('a\nb');
  expect(htmlText('1 < 2 and 3 > 2')).toBe('1 < 2 and 3 > 2');
});

it.each(['\u00a0', ' \r', '\n\u00a0', '<br ', '<script>', '&'])(
  '[SEC-01] many of %j do not hold up the page',
  part => {
    const startedAt = performance.now();
    htmlText(part.repeat(50_000));
    expect(performance.now() - startedAt).toBeLessThan(2000);
  },
);
