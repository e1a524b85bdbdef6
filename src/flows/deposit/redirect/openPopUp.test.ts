import { describe, expect, it, vi } from 'vitest';
import type { Redirect } from '../../../state/createTransactionState';
import { type Owner, openPopUp } from './openPopUp';

const page = (overrides: Partial<Redirect> = {}): Redirect => ({
  url: 'https://pay.example/x?lang=en',
  method: 'GET',
  data: {},
  ...overrides,
});

const ownerThat = (open: Owner['open'], top: unknown = null): Owner =>
  Object.assign(new EventTarget(), { open, top });

/** A window as the browser gives it, and the page that opens it. */
function open(overrides: object = {}) {
  const usual = {
    document: document.implementation.createHTMLDocument(),
    location: { replace: vi.fn() },
    close: vi.fn(),
    closed: false,
    opener: window as Window | null,
  };
  const opened = Object.defineProperties(usual, Object.getOwnPropertyDescriptors(overrides));
  const owner = ownerThat(() => opened);
  return { opened, owner, popUp: openPopUp(owner, 'One moment') };
}

describe('[DEP-04] the window of the click', () => {
  it('is none where what stands in the place of window.open throws, as some blockers do', () => {
    const owner = ownerThat(() => {
      throw new Error('Blocked');
    });
    expect(openPopUp(owner, 'One moment')).toBeNull();
  });

  it('is none where a web view gives away the page itself, which stays as it is', () => {
    const page = document.implementation.createHTMLDocument();
    page.title = 'Casino';
    const view = {
      document: page,
      location: { replace: vi.fn() },
      close: vi.fn(),
      closed: false,
      opener: null,
    };
    const owner = ownerThat(() => view, view);
    expect(openPopUp(owner, 'One moment')).toBeNull();
    expect([page.title, page.body.textContent]).toEqual(['Casino', '']);
    expect(view.close).not.toHaveBeenCalled();
  });

  it('says what it waits for', () => {
    const { opened } = open();
    expect(opened.document.title).toBe('One moment');
    expect(opened.document.body.textContent).toBe('One moment');
  });

  it('goes to the page with the data in its query, and has no way back to the host', () => {
    const { opened, popUp } = open();
    expect(popUp?.go(page({ data: { session: 'a b', sum: 5, cart: { id: 1 }, none: undefined } }))).toBe(
      true,
    );
    expect(opened.opener).toBeNull();
    const [[address]] = opened.location.replace.mock.calls as [[string]];
    expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
      lang: 'en',
      session: 'a b',
      sum: '5',
      cart: '{"id":1}',
      none: '',
    });
  });

  it.each([
    ['is signed', 'https://pay.example/x?sign=a%20b~c/d&flag', 'sign=a%20b~c/d&flag&sum=5+%26+6'],
    ['has no data of its own', 'https://pay.example/x', 'sum=5+%26+6'],
    ['names the same', 'https://pay.example/x?sign=a%20b&sum=1&%73um=2', 'sign=a%20b&sum=5+%26+6'],
  ])('puts the data into an address that %s, and leaves the rest as the server wrote it', (_, url, query) => {
    const { opened, popUp } = open();
    popUp?.go(page({ url: `${url}#part`, data: { sum: '5 & 6' } }));
    expect(opened.location.replace).toHaveBeenCalledWith(`https://pay.example/x?${query}#part`);
  });

  it('posts the data as a form, whatever its fields are named', () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const { opened, popUp } = open();
    const data = { submit: 'x', append: 'y', sum: 5 };
    expect(popUp?.go(page({ method: 'POST', data }))).toBe(true);
    expect(submit).toHaveBeenCalledOnce();
    const form = opened.document.querySelector('form');
    expect(submit.mock.contexts[0]).toEqual(form);
    expect(form).toMatchObject({ method: 'post', action: 'https://pay.example/x?lang=en' });
    // Else in the encoding of the host's page: "José" or "Łuk" would reach the payment page as other bytes.
    expect(form?.acceptCharset).toBe('utf-8');
    const formData = new FormData();
    form?.onformdata?.(Object.assign(new Event('formdata'), { formData }));
    expect([...formData]).toEqual([
      ['submit', 'x'],
      ['append', 'y'],
      ['sum', '5'],
    ]);
    expect(form?.querySelector('input')).toBeNull();
    expect(opened.opener).toBeNull();
  });

  it('goes there by a link where a sandboxed frame may not move it', () => {
    const { opened, popUp } = open({
      location: {
        replace: () => {
          throw new DOMException('Unsafe attempt', 'SecurityError');
        },
      },
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    expect(popUp?.go(page())).toBe(true);
    const link = opened.document.querySelector('a');
    expect(click.mock.contexts).toEqual([link]);
    expect(link?.href).toBe('https://pay.example/x?lang=en');
    expect(opened.opener).toBeNull();
  });

  it('that the player has closed goes nowhere, and says so', () => {
    const { opened, popUp } = open({ closed: true });
    expect(popUp?.go(page())).toBe(false);
    expect(opened.location.replace).not.toHaveBeenCalled();
  });

  it('that cannot be written to is closed: it would stay empty', () => {
    const { opened, popUp } = open({
      get document(): Document {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
    expect(popUp).toBeNull();
    expect(opened.close).toHaveBeenCalledOnce();
  });

  it.each([
    ['waits, goes with the page that opened it', () => {}, 1],
    ['shows the payment page, stays', (popUp: ReturnType<typeof open>['popUp']) => popUp?.go(page()), 0],
  ])('that %s', (_, use, closed) => {
    const { opened, owner, popUp } = open();
    use(popUp);
    owner.dispatchEvent(new Event('pagehide'));
    expect(opened.close).toHaveBeenCalledTimes(closed);
  });
});
