// @vitest-environment happy-dom

import { expect, it } from 'vitest';
import { attributeOf, type ParentData } from '../../../src/host/parentData';
import { snippetOf } from './snippetOf';

const origin = 'http://127.0.0.1:4400';
const data: Partial<ParentData> = { token: 'demo-mx', host: origin, theme: 'dark', bonusList: [] };

it.each([
  ['element', '"theme": "dark"'],
  ['script', 'theme="dark"'],
  ['react', 'theme="dark"'],
  ['iframe', '"theme": "dark"'],
  ['native', '"theme": "dark"'],
])('[HOST-02] %s shows what differs from the defaults, with a placeholder for the token', (kind, theme) => {
  const text = snippetOf(kind, data, origin);
  expect(text).toContain(theme);
  expect(text).toContain('PLAYER_TOKEN');
  expect(text).not.toMatch(/demo-mx|bonusList|bonus-list/);
});

it.each([
  ['element', "addEventListener('external-redirect-event', ({ detail }) => openPage(detail))"],
  ['script', "addEventListener('external-redirect-event', ({ detail }) => openPage(detail))"],
  ['react', 'onExternalRedirectEvent={({ detail }) => openPage(detail)}'],
  ['iframe', "on('onExternalRedirectEvent', openPage)"],
])('[DEP-04] %s opens the payment pages that are left to the host', (kind, listening) => {
  const text = snippetOf(kind, data, origin);
  expect(text).toContain(listening);
  expect(text).toContain('function openPage(');
});

it('[HOST-02] a value of the address breaks out of no attribute and no script', () => {
  const hostile = `</script><img src=x>"'&`;
  const user = { name: hostile };
  for (const kind of ['element', 'script', 'iframe']) {
    const text = snippetOf(kind, { platformVersion: hostile, user }, origin);
    expect(text.split('</script>').length - 1).toBe(text.split('<script').length - 1);
    expect(text).not.toContain('<img');
  }
  const page = new DOMParser().parseFromString(
    snippetOf('script', { platformVersion: hostile, user }, origin),
    'text/html',
  );
  const element = page.querySelector('cashier-widget');
  expect(element?.getAttribute(attributeOf('platformVersion'))).toBe(hostile);
  expect(JSON.parse(element?.getAttribute('user') ?? '')).toEqual(user);
});
