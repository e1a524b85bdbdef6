import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropStrayPresses } from './dropStrayPresses';

afterEach(() => document.body.replaceChildren());

/** Two screens: a press of the first brings the second, as a list brings a form. */
function open(): { press(init?: PressInit): void; paid: () => number } {
  const place = document.createElement('div');
  document.body.append(place);
  const pay = vi.fn();
  dropStrayPresses(place, new AbortController().signal);
  place.innerHTML = '<button>Method</button>';
  place.addEventListener('click', () => {
    if (place.textContent === 'Pay') pay();
    else place.innerHTML = '<button>Pay</button>';
  });
  return {
    press: ({ after = 0, at = 100, ...init } = {}) => {
      const event = new PointerEvent('click', {
        bubbles: true,
        detail: 1,
        clientX: at,
        pointerType: 'mouse',
        ...init,
      });
      Object.defineProperty(event, 'timeStamp', { value: after });
      place.firstElementChild?.dispatchEvent(event);
    },
    paid: () => pay.mock.calls.length,
  };
}

type PressInit = Pick<PointerEventInit, 'detail' | 'pointerType'> & { after?: number; at?: number };

describe('[DEP-01] a press that was not meant for what has come', () => {
  const rows: [what: string, second: PressInit, paid: number][] = [
    ['the second of a double click', { detail: 2, after: 100 }, 0],
    ['the third of three', { detail: 3, after: 100 }, 0],
    ['a second tap, near and soon', { pointerType: 'touch', after: 200, at: 110 }, 0],
    ['a tap elsewhere', { pointerType: 'touch', after: 200, at: 160 }, 1],
    ['a later tap', { pointerType: 'touch', after: 400 }, 1],
    ['a quick click of its own', { after: 50 }, 1],
    ['a key or a script', { detail: 0, after: 50 }, 1],
  ];
  it.each(rows)('%s', (_, second, paid) => {
    const test = open();
    test.press();
    test.press(second);
    expect(test.paid()).toBe(paid);
  });

  it('a double click on one thing is two clicks', () => {
    const test = open();
    test.press();
    test.press({ after: 1_000 });
    test.press({ after: 1_100, detail: 2 });
    expect(test.paid()).toBe(2);
  });

  it.each([1, 2])('what was pressed is covered by what it has opened, click %i of two', async count => {
    const place = document.createElement('div');
    document.body.append(place);
    dropStrayPresses(place, new AbortController().signal);
    place.innerHTML = '<button>Cancel</button><button>Yes, cancel</button>';
    const pressed = vi.fn();
    place.lastElementChild?.addEventListener('click', pressed);
    const clickOf = (detail: number) => new PointerEvent('click', { detail, pointerType: 'mouse' });
    place.firstElementChild?.dispatchEvent(clickOf(1));
    place.lastElementChild?.dispatchEvent(clickOf(count));
    expect(pressed).toHaveBeenCalledTimes(count === 1 ? 1 : 0);
  });

  it('a tap on a label presses its field', () => {
    const place = document.createElement('div');
    document.body.append(place);
    dropStrayPresses(place, new AbortController().signal);
    place.innerHTML = '<label for="wanted">Wanted</label><input id="wanted" type="checkbox">';
    const pressed = vi.fn();
    place.lastElementChild?.addEventListener('click', pressed);
    for (const child of place.children)
      child.dispatchEvent(new PointerEvent('click', { detail: 1, pointerType: 'touch' }));
    expect(pressed).toHaveBeenCalled();
  });

  it('the end of a double click that began before the app was there', () => {
    const test = open();
    test.press({ detail: 2 });
    test.press({ after: 1_000 });
    expect(test.paid()).toBe(0);
  });
});

describe('[DEP-01] an Enter that was not meant for what has come', () => {
  /** As an engine does: a key that nobody stops presses what has the focus. */
  function enter(init: KeyboardEventInit & { after?: number; key?: string } = {}): boolean {
    const { after = 0, ...rest } = init;
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...rest });
    Object.defineProperty(event, 'timeStamp', { value: after });
    const button = document.querySelector('button');
    const isLeft = button?.dispatchEvent(event) === true;
    if (isLeft && event.key === 'Enter') button.click();
    return isLeft;
  }

  const rows: [what: string, second: Parameters<typeof enter>[0], paid: number][] = [
    ['the key is still down', { repeat: true, after: 2_000 }, 0],
    ['it is pressed again at once', { after: 150 }, 0],
    ['it is pressed again later', { after: 400 }, 1],
  ];
  it.each(rows)('%s', (_, second, paid) => {
    const test = open();
    enter();
    enter(second);
    expect(test.paid()).toBe(paid);
  });

  it('after another key it is a press of its own', () => {
    const test = open();
    enter();
    enter({ key: '5', after: 100 });
    enter({ after: 200 });
    expect(test.paid()).toBe(1);
  });

  it.each([
    ['something was filled in', new InputEvent('input', { bubbles: true })],
    ['the mouse has clicked', new PointerEvent('click', { bubbles: true, detail: 1, pointerType: 'mouse' })],
  ])('after %s it is a press of its own', (_, between) => {
    open();
    enter();
    document.body.firstElementChild?.dispatchEvent(between);
    expect(enter({ after: 200 })).toBe(true);
  });

  it('a key held down on another key goes on', () => {
    open();
    expect(enter({ key: 'ArrowDown', repeat: true })).toBe(true);
  });
});
