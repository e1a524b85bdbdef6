import { expect, it } from 'vitest';
import { translateOf } from './translateOf';

it.each(['$500', '₹१,२३४.५०', '20 $ – 20,155 $', '0.00012 BTC', '1,000,000 GC', '14:59', '+52', '100 Rp'])(
  '[FORM-13] a page translator leaves %s alone',
  text => expect(translateOf(text)).toBe('no'),
);

it.each(['From $20', 'Popular', '3 methods', '+ 50 SC free', '৩টি পদ্ধতি', ''])(
  '[FORM-13] a page translator may have %j',
  text => expect(translateOf(text)).toBeUndefined(),
);
