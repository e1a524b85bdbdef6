import { describe, expect, it } from 'vitest';
import { appLinks, upiCode } from './upiLinks';

const payment = { upiId: 'shop@okbank', payeeName: 'The Shop', amount: 500, currency: 'INR' };

describe('[IND-01] UPI links', () => {
  it('carry the amount where they have none', () => {
    const [link] = appLinks([{ app: 'PhonePe', url: 'phonepe://pay?pa=shop@okbank&pn=The%20Shop' }], payment);
    expect(link).toEqual({
      app: 'PhonePe',
      href: 'phonepe://pay?pa=shop@okbank&pn=The%20Shop&am=500.00&cu=INR',
    });
  });

  it('keep the amount that the server wrote', () => {
    const [link] = appLinks([{ app: 'UPI', url: 'upi://pay?pa=shop@okbank&am=499&cu=INR' }], payment);
    expect(link?.href).toBe('upi://pay?pa=shop@okbank&am=499&cu=INR');
  });

  it('lose nothing behind a second question mark', () => {
    const url = 'upi://pay?pa=shop@okbank&url=https://shop.example/o?id=7&tr=T-1';
    expect(appLinks([{ app: 'UPI', url }], payment)[0]?.href).toBe(`${url}&am=500.00&cu=INR`);
  });

  it('put the amount behind no fragment, where no app reads it', () => {
    const url = 'upi://pay?pa=shop@okbank&tn=Order #5';
    const { href = '' } = appLinks([{ app: 'UPI', url }], payment)[0] ?? {};
    expect(new URL(href).hash).toBe('');
    expect(Object.fromEntries(new URL(href).searchParams)).toMatchObject({ tn: 'Order #5', am: '500.00' });
  });

  it('keep the amount that the server wrote behind a bare # of a note, too', () => {
    const url = 'upi://pay?pa=shop@okbank&tn=Order #5&am=499&cu=INR';
    const { href = '' } = appLinks([{ app: 'UPI', url }], payment)[0] ?? {};
    expect(Object.fromEntries(new URL(href).searchParams)).toMatchObject({
      tn: 'Order #5',
      am: '499',
      cu: 'INR',
    });
    expect(upiCode([{ url }], payment)).toBe(href);
  });

  it.each(['am=&cu=', 'am=0.00&cu=INR', 'am=0&cu=INR', 'cu=INR&am='])(
    'with %j have no amount: they get it, once',
    empty => {
      const { href = '' } =
        appLinks([{ app: 'UPI', url: `upi://pay?pa=shop@okbank&${empty}` }], payment)[0] ?? {};
      const { searchParams } = new URL(href);
      expect([searchParams.getAll('am'), searchParams.getAll('cu')]).toEqual([['500.00'], ['INR']]);
    },
  );

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'intent://pay#Intent;scheme=upi;end',
    'file:///etc/passwd',
    'http://pay.example/x',
    'upi:pay?pa=x',
    '',
  ])('[DEP-06] %j is left out', url => {
    expect(appLinks([{ app: 'App', url }], payment)).toEqual([]);
  });

  it('[DEP-06] an https page of an app is followed as it is', () => {
    expect(appLinks([{ app: 'Web', url: 'https://pay.example/x?a=1' }], payment)[0]?.href).toBe(
      'https://pay.example/x?a=1',
    );
  });

  it('the code is the link of UPI itself, else made of the parts', () => {
    const links = [{ url: 'phonepe://pay?pa=a' }, { url: 'upi://pay?pa=shop@okbank&tr=1' }];
    expect(upiCode(links, payment)).toBe('upi://pay?pa=shop@okbank&tr=1&am=500.00&cu=INR');
    expect(upiCode([], payment)).toBe('upi://pay?pa=shop@okbank&pn=The%20Shop&am=500.00&cu=INR');
    expect(upiCode([{ url: 'javascript:alert(1)' }], { ...payment, payeeName: null })).toBe(
      'upi://pay?pa=shop@okbank&am=500.00&cu=INR',
    );
  });

  it('[API-06] a name that was cut within a character makes a code all the same', () => {
    expect(upiCode([], { ...payment, payeeName: 'Shop \ud83d' })).toContain('&pn=Shop%20%EF%BF%BD&am=500.00');
  });

  it('nothing of the parts can add a parameter', () => {
    expect(upiCode([], { ...payment, upiId: 'a@b&am=1', payeeName: 'X&am=2' })).toBe(
      'upi://pay?pa=a@b%26am%3D1&pn=X%26am%3D2&am=500.00&cu=INR',
    );
  });
});
