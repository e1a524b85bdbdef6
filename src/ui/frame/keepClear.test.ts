import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepClear } from './keepClear';

function open() {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<div class="cashier"><input><div class="footer"><button></button></div></div>';
  const find = (name: string) => {
    const found = root.querySelector<HTMLElement>(name);
    if (!found) throw new Error(name);
    return Object.assign(found, { scrollIntoView: vi.fn() });
  };
  return { field: find('input'), footer: find('.footer'), button: find('button') };
}

/** A browser's observer tells at once. Gives what it observes, and what makes it tell. */
function observeSizes() {
  let tell = (): void => {};
  const observed: unknown[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        tell = callback;
      }
      observe = (element: unknown) => observed.push(element);
      disconnect = () => observed.splice(0);
    },
  );
  return { observed, tell: () => tell() };
}

function resizeTo(height: number): void {
  vi.stubGlobal('innerHeight', height);
  window.dispatchEvent(new Event('resize'));
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('[FORM-13] the field that has the focus', () => {
  it('is shown where the window gets lower: a keyboard takes its room, or a phone is turned', () => {
    const { field, footer } = open();
    const { tell } = observeSizes();
    vi.stubGlobal('innerHeight', 844);
    const end = keepClear(footer, 0);
    tell();
    field.focus();
    resizeTo(400);
    expect(field.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
    resizeTo(844);
    expect(field.scrollIntoView).toHaveBeenCalledOnce();
    end();
    resizeTo(400);
    expect(field.scrollIntoView).toHaveBeenCalledOnce();
  });

  it('is shown where the host makes the widget lower, or the footer gets higher', () => {
    const { field, footer } = open();
    const frame = footer.closest('.cashier');
    const { observed, tell } = observeSizes();
    const grow = (height: number) => {
      Object.defineProperty(frame, 'clientHeight', { value: height, configurable: true });
      tell();
    };
    const end = keepClear(footer, 0);
    grow(700);
    field.focus();
    grow(700);
    expect(field.scrollIntoView).not.toHaveBeenCalled();
    grow(300);
    grow(500);
    expect(field.scrollIntoView).toHaveBeenCalledOnce();
    expect(observed).toEqual([frame, footer]);
    Object.defineProperty(footer, 'offsetHeight', { value: 242, configurable: true });
    tell();
    expect(field.scrollIntoView).toHaveBeenCalledTimes(2);
    expect(footer.closest<HTMLElement>('.cashier')?.style.scrollPaddingBlockEnd).toBe('242px');
    end();
    expect(observed).toEqual([]);
  });

  it('is shown above a keyboard that lies over the page, also where the document has classes of its own', () => {
    const { field, footer } = open();
    vi.stubGlobal('ShadowRoot', class {});
    field.focus();
    keepClear(footer, 300)();
    expect(field.scrollIntoView).toHaveBeenCalledOnce();
  });

  it('what stands in the footer is never scrolled to', () => {
    const { button, footer } = open();
    const { tell } = observeSizes();
    vi.stubGlobal('innerHeight', 844);
    const end = keepClear(footer, 0);
    tell();
    button.focus();
    resizeTo(400);
    expect(button.scrollIntoView).not.toHaveBeenCalled();
    end();
  });
});
