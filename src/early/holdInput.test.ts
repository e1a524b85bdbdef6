import { beforeEach, describe, expect, it, vi } from 'vitest';
import { holdInput } from './holdInput';

function listOf(...names: string[]): HTMLElement {
  const frame = document.createElement('div');
  frame.className = 'cashier';
  for (const name of names) {
    const button = document.createElement('button');
    button.setAttribute('part', 'method');
    button.textContent = name;
    frame.append(button);
  }
  return frame;
}

/** A press on the early list, and what of it reaches the app's. */
function pressEarly(name: string) {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  const early = listOf('Card', 'Cash');
  root.append(early);
  const held = holdInput({ frame: early, onClose: () => {} });
  [...early.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
  const pressed: string[] = [];
  const draw = (...names: string[]) => {
    const list = listOf(...names);
    list.addEventListener('click', ({ target }) => pressed.push((target as HTMLElement).textContent));
    root.append(list);
  };
  return { root, early, held, draw, pressed };
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('[METH-04] a press on the early list', () => {
  it('closes at once where it is of the close button, also in a DOM without part lists, as of hosts’ tests', () => {
    const onClose = vi.fn();
    const early = listOf('Card', 'Close');
    early.lastElementChild?.setAttribute('part', 'close');
    holdInput({ frame: early, onClose });
    for (const button of early.querySelectorAll('button')) button.click();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('of a method that is closed is not kept', () => {
    const early = listOf('Card');
    const [card] = early.children;
    card?.setAttribute('aria-disabled', 'true');
    holdInput({ frame: early, onClose: () => {} });
    early.querySelector('button')?.click();
    expect(card?.hasAttribute('aria-busy')).toBe(false);
  });

  it('reaches the same method of the app’s list, also where that is drawn a little later', async () => {
    const { root, held, draw, pressed } = pressEarly('Cash');
    held.handOver(root);
    await vi.advanceTimersByTimeAsync(1000);
    draw('Card', 'Cash');
    await vi.advanceTimersByTimeAsync(0);
    expect(pressed).toEqual(['Cash']);
  });

  it('is forgotten where the method does not come: a later list is another one', async () => {
    const { root, held, draw, pressed } = pressEarly('Cash');
    held.handOver(root);
    await vi.advanceTimersByTimeAsync(5001);
    draw('Card', 'Cash');
    await vi.advanceTimersByTimeAsync(1000);
    expect(pressed).toEqual([]);
  });

  it('is forgotten where the player presses something else before the method comes', async () => {
    const { root, held, draw, pressed } = pressEarly('Cash');
    held.handOver(root);
    draw('Region');
    await vi.advanceTimersByTimeAsync(0);
    root.querySelector('button')?.click();
    draw('Card', 'Cash');
    await vi.advanceTimersByTimeAsync(1000);
    expect(pressed).toEqual(['Region']);
  });

  it.each([
    ['pointerdown', 'pointerup'],
    ['keydown', 'keyup'],
  ])('that has begun when the app comes keeps its button until it ends: %s', async (down, up) => {
    const { root, early, held, draw, pressed } = pressEarly('Card');
    const cash = early.querySelectorAll('button')[1] as HTMLButtonElement;
    draw('Card', 'Cash');
    const app = root.lastElementChild as HTMLElement;
    cash.dispatchEvent(new Event(down, { bubbles: true }));
    held.handOver(root);
    expect([root.contains(cash), app.style.display]).toEqual([true, 'none']);
    document.dispatchEvent(new Event(up));
    cash.click();
    await vi.advanceTimersByTimeAsync(100);
    expect([root.contains(cash), app.style.display, pressed]).toEqual([false, '', ['Cash']]);
  });

  it('[HOST-01] ends where its own document sees it, which may be that of another window', async () => {
    const root = document.createElement('div').attachShadow({ mode: 'open' });
    const own = new EventTarget();
    const early = Object.defineProperty(listOf('Card'), 'ownerDocument', { value: own });
    root.append(early);
    const held = holdInput({ frame: early, onClose: () => {} });
    early.dispatchEvent(new Event('pointerdown'));
    held.handOver(root);
    own.dispatchEvent(new Event('pointercancel'));
    await vi.advanceTimersByTimeAsync(100);
    expect(root.contains(early)).toBe(false);
  });

  it('whose end nobody sees holds the app up for five seconds at most', async () => {
    const { root, early, held, draw } = pressEarly('Card');
    draw('Card', 'Cash');
    early.dispatchEvent(new Event('pointerdown'));
    held.handOver(root);
    await vi.advanceTimersByTimeAsync(4999);
    expect(root.contains(early)).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(root.contains(early)).toBe(false);
  });

  it('and what is typed there is in the app’s search before the next key can come', async () => {
    const { root, early, held, draw } = pressEarly('Cash');
    const search = () => document.createElement('input');
    early.append(Object.assign(search(), { value: 'met' }));
    draw('Card', 'Cash');
    root.lastElementChild?.append(search());
    held.handOver(root);
    // A task of its own would stand behind the keys that are already waiting.
    await Promise.resolve();
    expect(root.querySelector('input')?.value).toBe('met');
  });

  it('[ROUTE-06] [METH-04] what is typed there is no shortcut of the page, but with a modifier', () => {
    const { early } = pressEarly('Card');
    const page = document.createElement('div');
    page.append(early);
    const heard: string[] = [];
    page.addEventListener('keydown', ({ key }) => heard.push(key));
    for (const [key, ctrlKey] of [['a'], ['Enter'], ['k', true], ['Escape']] as [string, boolean?][])
      early.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: ctrlKey === true, bubbles: true }));
    expect(heard).toEqual(['k', 'Escape']);
  });

  it('[ROUTE-06] the app’s list is scrolled to where the early one was', () => {
    const { root, early, held, draw } = pressEarly('none');
    early.scrollTop = 120;
    draw('Card', 'Cash');
    held.handOver(root);
    expect(root.querySelector('.cashier')?.scrollTop).toBe(120);
  });

  it('[HOST-05] leaves no timer behind', async () => {
    const { root, held } = pressEarly('Cash');
    held.handOver(root);
    await vi.advanceTimersByTimeAsync(0);
    held.dispose();
    expect(vi.getTimerCount()).toBe(0);
  });
});
