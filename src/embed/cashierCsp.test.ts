import { describe, expect, it } from 'vitest';
import { cashierCsp } from './cashierCsp';

describe('cashierCsp', () => {
  const csp = cashierCsp({
    src: 'https://cashier.test/frame.html?x=1',
    bank: 'https://bank.test/base/',
    hosts: ['https://casino.test'],
    captcha: ['https://captcha.test'],
  });
  const directive = (name: string) => csp.frame.split('; ').find(one => one.startsWith(`${name} `));

  it('[SEC-01] lets the host frame that origin and nothing else', () => {
    expect(csp.host).toBe('frame-src https://cashier.test');
  });

  it('[SEC-01] allows no inline code and no eval, and enforces Trusted Types', () => {
    expect(csp.frame).not.toMatch(/unsafe|data:|blob:/);
    expect(directive('default-src')).toBe("default-src 'none'");
    expect(directive('script-src')).toBe("script-src 'self' https://captcha.test");
    expect(directive('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(directive('frame-ancestors')).toBe('frame-ancestors https://casino.test');
  });

  it('[API-01] [API-02] reaches the bank by both transports', () => {
    expect(directive('connect-src')).toContain('https://bank.test wss://cashier.test wss://bank.test');
  });

  it('[SEC-01] icons and pages of a bank on the own machine are let in, as its calls are', () => {
    const bank = 'http://127.0.0.1:4400';
    const { frame } = cashierCsp({ src: 'http://127.0.0.1:4401/', bank, hosts: ['http://127.0.0.1:4402'] });
    const named = frame.split('; ').filter(one => one.includes(bank));
    expect(named.map(one => one.split(' ')[0])).toEqual(['img-src', 'connect-src', 'form-action']);
  });

  it('[SEC-01] [CAP-01] lets a captcha load its styles, and the page make the policies that its scripts need', () => {
    expect(directive('style-src')).toBe("style-src 'self' https://captcha.test");
    expect(directive('trusted-types')).toBe('trusted-types cashier-widget');
    const { frame } = cashierCsp({
      src: 'https://cashier.test/',
      hosts: ['https://casino.test'],
      captcha: ['https://captcha.test'],
      policies: ['default'],
    });
    expect(frame).toContain('trusted-types cashier-widget default');
  });

  it('[SEC-01] names no captcha where there is none', () => {
    const plain = cashierCsp({ src: 'https://cashier.test/', hosts: ['https://casino.test'] }).frame;
    expect(plain).toContain("frame-src 'none'");
    expect(plain).toContain("script-src 'self';");
  });
});
