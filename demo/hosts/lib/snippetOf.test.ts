import { expect, it, vi } from 'vitest';
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

it.each(['element', 'script', 'iframe'])(
  '[DEP-04] %s puts the data in place of parameters of the same names, as the widget does',
  kind => {
    const [openPage = ''] = /function openPage\([\s\S]*?\n {2}\}\n/.exec(snippetOf(kind, data, origin)) ?? [];
    const assign = vi.fn();
    const open = new Function('window', `${openPage}; return openPage;`)({ location: { assign } });
    open({ url: 'https://pay.example/x?a=1&sign=%2fb', method: 'GET', data: { a: '2' } });
    expect(String(assign.mock.calls[0])).toBe('https://pay.example/x?sign=%2fb&a=2');
  },
);

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
