import { act, render } from '@testing-library/react';
import { Activity, createRef, type ReactNode, StrictMode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CashierElement } from './element/CashierElement';
import { define } from './element/define';
import { Cashier } from './react';

// The shell alone is of interest here.
vi.mock('./app/mountCashier', () => ({
  mountCashier: () => ({ update() {}, back() {}, readopt() {}, dispose() {} }),
}));

const fire = (element: Element | null, name: string, detail: object): void => {
  act(() => {
    element?.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  });
};

describe('Cashier', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', async () => new Response('{"methods":[]}'));
    if (!customElements.get('cashier-widget')) define();
  });

  it('[HOST-02] hands its props over as properties, and a missing one back to its default', () => {
    const ref = createRef<CashierElement>();
    const { rerender } = render(<Cashier ref={ref} token="t" transport="http" closingButton={false} />);
    expect(ref.current).toBeInstanceOf(CashierElement);
    expect(ref.current?.token).toBe('t');
    expect(ref.current?.closingButton).toBe(false);
    expect(ref.current?.getAttributeNames()).not.toContain('token');
    rerender(<Cashier ref={ref} transport="http" />);
    expect(ref.current?.token).toBe('');
    expect(ref.current?.closingButton).toBe(true);
  });

  it('[HOST-02] hands the element what its page marks it with: data-* and aria-*', () => {
    const ref = createRef<CashierElement>();
    const marks = { 'data-testid': 'cashier', 'aria-label': 'Cashier' };
    const { rerender } = render(<Cashier ref={ref} transport="http" {...marks} />);
    expect(ref.current?.dataset['testid']).toBe('cashier');
    expect(ref.current?.getAttribute('aria-label')).toBe('Cashier');
    rerender(<Cashier ref={ref} transport="http" data-testid="other" />);
    expect(ref.current?.dataset['testid']).toBe('other');
    expect(ref.current?.hasAttribute('aria-label')).toBe(false);
  });

  it('[HOST-02] a mark that is true or false reads so, as on any element', () => {
    const { container } = render(<Cashier transport="http" aria-hidden data-open aria-busy={false} />);
    const element = container.querySelector('cashier-widget');
    const names = ['aria-hidden', 'data-open', 'aria-busy'];
    expect(names.map(name => element?.getAttribute(name))).toEqual(['true', 'true', 'false']);
  });

  it('[HOST-01] the entry that registers the element says nothing where the component has done it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    render(<Cashier transport="http" />);
    await import('./define');
    expect(customElements.get('cashier-widget')).toBe(CashierElement);
    expect(warn).not.toHaveBeenCalled();
  });

  it('[HOST-04] sets again only what has changed, also where the object is a new one', () => {
    const ref = createRef<CashierElement>();
    const { rerender } = render(
      <Cashier ref={ref} transport="http" user={{ currency: 'MXN' }} locale="en" />,
    );
    const set = vi.spyOn(ref.current ?? new CashierElement(), 'setField');
    rerender(<Cashier ref={ref} transport="http" user={{ currency: 'MXN' }} locale="es" />);
    expect(set.mock.calls).toEqual([['locale', 'es']]);
  });

  it('[HOST-02] [HOST-04] a user that is another instance of a model is another user', () => {
    class Player {
      #currency: string;
      constructor(currency: string) {
        this.#currency = currency;
      }
      get currency() {
        return this.#currency;
      }
    }
    const ref = createRef<CashierElement>();
    const { rerender } = render(<Cashier ref={ref} transport="http" user={new Player('MXN')} />);
    rerender(<Cashier ref={ref} transport="http" user={new Player('EUR')} />);
    expect(ref.current?.user).toEqual({ currency: 'EUR' });
  });

  it('[THEME-01] [HOST-04] a page’s own rules for a theme follow it', () => {
    const { container, rerender } = render(<Cashier transport="http" theme="dark" />);
    const isStyled = (theme: string) => container.querySelector(`cashier-widget[theme="${theme}"]`) !== null;
    expect(isStyled('dark')).toBe(true);
    rerender(<Cashier transport="http" theme="light" />);
    expect([isStyled('dark'), isStyled('light')]).toEqual([false, true]);
    expect(container.querySelector('cashier-widget')?.theme).toBe('light');
    rerender(<Cashier transport="http" />);
    expect(isStyled('light')).toBe(false);
    expect(container.querySelector('cashier-widget')?.theme).toBe('');
  });

  it('[HOST-02] an id, a class and a style that are left out later are gone', () => {
    const { container, rerender } = render(<Cashier id="cashier" className="card" style={{ width: 300 }} />);
    const element = container.querySelector('cashier-widget');
    expect(element).toMatchObject({ id: 'cashier', className: 'card' });
    rerender(<Cashier />);
    expect(element?.hasAttribute('id')).toBe(false);
    expect(element?.hasAttribute('class')).toBe(false);
    expect(element?.style.width).toBe('');
    rerender(<Cashier id="again" />);
    expect(element?.id).toBe('again');
  });

  it('[HOST-02] [HOST-06] drawn ahead in a hidden Activity, it starts with its own data', () => {
    const schema = { theme: 'dark' };
    const tree = (isHidden: boolean, token: string) => (
      <Activity mode={isHidden ? 'hidden' : 'visible'}>
        <Cashier host="https://bank.example" token={token} transport="http" schema={schema} pwa />
      </Activity>
    );
    const { container, rerender } = render(tree(true, 't'));
    const element = container.querySelector('cashier-widget');
    expect(element).toMatchObject({ host: 'https://bank.example', token: 't', schema, pwa: true });
    expect(element?.getAttributeNames()).not.toContain('token');
    const set = vi.spyOn(element ?? new CashierElement(), 'setField');
    rerender(tree(false, 'other'));
    expect(set.mock.calls).toEqual([['token', 'other']]);
  });

  it('[HOST-11] calls back with the event, and with every message, the newest closures', () => {
    const [stale, onFullLoaded, onInvalid, onMessage] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
    const view = (
      <StrictMode>
        <Cashier transport="http" onFullLoaded={stale} />
      </StrictMode>
    );
    const { container, rerender } = render(view);
    rerender(
      <StrictMode>
        <Cashier
          transport="http"
          onFullLoaded={onFullLoaded}
          onInvalidP2pResponse={onInvalid}
          onMessage={onMessage}
        />
      </StrictMode>,
    );
    fire(container.querySelector('cashier-widget'), 'invalid-p2p-response', { reason: 'invalid-response' });
    expect(onInvalid).toHaveBeenCalledTimes(1);
    fire(container.querySelector('cashier-widget'), 'full-loaded', { milliseconds: 5 });
    expect(stale).not.toHaveBeenCalled();
    expect(onFullLoaded).toHaveBeenCalledTimes(1);
    expect(onFullLoaded.mock.calls[0]?.[0].detail).toEqual({ milliseconds: 5 });
    expect(onMessage.mock.calls.filter(([message]) => message.messageType === 'onFullLoaded')).toEqual([
      [{ messageType: 'onFullLoaded', milliseconds: 5 }],
    ]);
  });

  const never = new Promise(() => {});
  function Late({ isLoading }: { isLoading: boolean }): null {
    if (isLoading) throw never;
    return null;
  }
  it.each<[string, (cashier: ReactNode, isHidden: boolean) => ReactNode]>([
    [
      'a hidden Activity',
      (cashier, isHidden) => <Activity mode={isHidden ? 'hidden' : 'visible'}>{cashier}</Activity>,
    ],
    [
      'a Suspense that loads something else',
      (cashier, isHidden) => (
        <Suspense>
          {cashier}
          <Late isLoading={isHidden} />
        </Suspense>
      ),
    ],
  ])('[HOST-11] calls back while React hides it in %s, and not once it is gone', (_, place) => {
    const onCreateTransaction = vi.fn();
    const view = (isHidden: boolean) =>
      place(<Cashier transport="http" onCreateTransaction={onCreateTransaction} />, isHidden);
    const { container, rerender, unmount } = render(view(false));
    const element = container.querySelector('cashier-widget');
    const create = () => fire(element, 'create-transaction', { depositId: 'd' });
    rerender(view(true));
    create();
    expect(onCreateTransaction).toHaveBeenCalledTimes(1);
    rerender(view(false));
    create();
    expect(onCreateTransaction).toHaveBeenCalledTimes(2);
    unmount();
    create();
    expect(onCreateTransaction).toHaveBeenCalledTimes(2);
  });

  it('[HOST-01] on a server it is the bare element with its placeholder', () => {
    const html = renderToString(<Cashier token="t" placeholder="Loading" className="cashier" />);
    expect(html).toBe('<cashier-widget mode="element" class="cashier">Loading</cashier-widget>');
  });

  it('[HOST-01] [HOST-02] what a server has rendered gets its data, though the element is defined by then', () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    const cashier = <Cashier token="t" transport="http" />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(cashier);
    render(cashier, { container, hydrate: true });
    expect(container.querySelector('cashier-widget')).toMatchObject({ token: 't', transport: 'http' });
    expect(complain).not.toHaveBeenCalled();
  });
});
