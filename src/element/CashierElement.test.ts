import { describe, expect, it, vi } from 'vitest';
import { create, listen, macrotask, rootOf, setUpElement } from '../../tests/support/unit/setUpElement';
import { CashierElement } from './CashierElement';
import { define } from './define';

const { lastHandle, mounted, opened, untilMounted } = setUpElement();

describe('[HOST-01] the element', () => {
  it('renders in its shadow root, the skeleton first', async () => {
    const element = create();
    document.body.append(element);
    expect(rootOf(element).querySelector('.skeleton')).not.toBeNull();
    expect(element.childNodes).toHaveLength(0);
    await untilMounted();
    expect(lastHandle().root).toBe(rootOf(element));
  });

  it('a second definition warns and keeps the first', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const first = customElements.get('cashier-widget');
    define();
    expect(customElements.get('cashier-widget')).toBe(first);
    expect(warn.mock.calls[0]?.[0]).toContain(CashierElement.version);
  });

  it('another tag is another element of the same make, also where `getName` does not exist yet', () => {
    define('pay-here');
    Object.assign(customElements, { getName: undefined });
    define('pay-there');
    for (const tag of ['pay-here', 'pay-there'])
      expect(document.createElement(tag)).toBeInstanceOf(CashierElement);
    expect(() => define('nothyphenated')).toThrow('not a valid');
  });

  it('several share no data', async () => {
    const first = create(element => element.setAttribute('token', 'first'));
    const second = create(element => element.setAttribute('token', 'second'));
    // One after the other: vitest answers only the first of two imports of a mock at the same time.
    document.body.append(first);
    await untilMounted();
    document.body.append(second);
    await untilMounted(2);
    expect(mounted.handles.map(({ parent }) => parent.token)).toEqual(['first', 'second']);
    expect(mounted.handles[0]?.parent.bonusList).not.toBe(mounted.handles[1]?.parent.bonusList);
  });

  it('does nothing while it is in no document', async () => {
    const element = create(made => made.setAttribute('host', 'https://b.test'));
    element.token = 'token';
    await macrotask();
    expect(mounted.handles).toEqual([]);
    expect(opened).toEqual([]);
    expect(rootOf(element).childNodes).toHaveLength(0);
  });
});

describe('[HOST-13] back and close', () => {
  it('back is the app’s, or the close flow before it has come', async () => {
    const element = create();
    const heard = listen(element, 'close');
    document.body.append(element);
    element.back();
    expect(heard).toHaveLength(1);
    await untilMounted();
    element.back();
    expect(mounted.back).toHaveBeenCalledOnce();
    expect(heard).toHaveLength(1);
  });

  it('[HOST-12] close tells the host', async () => {
    const element = create();
    const heard = listen(element, 'close');
    document.body.append(element);
    await untilMounted();
    element.close();
    lastHandle().close();
    expect(heard.map(([type]) => type)).toEqual(['close', 'close']);
  });

  it('both do nothing outside a document', () => {
    expect(() => {
      create().back();
      create().close();
    }).not.toThrow();
  });
});
