import { expect, it } from 'vitest';
import { productUrl } from './productUrl';

it.each(['casino', '/casino', 'casino/', '//casino//'])(
  '[I18N-01] [RUM-01] [METH-06] the files of the product %s are below it, with or without slashes',
  product => {
    const place = { host: 'https://bank.test/', product };
    expect(productUrl(place, 'rum')).toBe('https://bank.test/casino/rum');
  },
);
