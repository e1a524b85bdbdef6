import { describe, expect, it, vi } from 'vitest';
import { defaultParentData, type ParentData } from '../host/parentData';
import { createCover } from './createCover';
import { resolveUser } from './resolveUser';

function open(given: Partial<ParentData>, mode: 'element' | 'native' = 'element') {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  const parent = { ...defaultParentData(), ...given };
  const cover = createCover({ root, parent, mode });
  const shown = () => root.querySelector<HTMLElement>('.cashier')?.dataset['theme'];
  return { cover, parent, shown, root };
}

describe('[THEME-01] what stands there before the app', () => {
  it.each<[expected: string, given: Partial<ParentData>]>([
    ['light', {}],
    ['light', { user: { platform: 'desktop' } }],
    ['dark', { user: { platform: 'ios' } }],
    ['dark', { user: { platform: 'Android' } }],
    ['dark', { schema: { theme: 'dark' } }],
    ['light', { schema: { theme: 'light' }, user: { platform: 'ios' } }],
    ['auto', { theme: 'auto', schema: { theme: 'dark' } }],
    ['light', { schema: { theme: 'blue' } }],
  ])('is %s for %j', (expected, given) => {
    const { cover, shown } = open(given);
    cover.showSkeleton();
    expect(shown()).toBe(expected);
  });

  it('is dark in a native app', () => {
    const { cover, shown } = open({}, 'native');
    cover.showSkeleton();
    expect(shown()).toBe('dark');
  });

  it('follows what the host says before the list is there', () => {
    const { cover, parent, shown } = open({});
    cover.refresh();
    cover.showSkeleton();
    expect(shown()).toBe('light');
    parent.schema = { theme: 'dark' };
    cover.refresh();
    expect(shown()).toBe('dark');
    cover.remove();
    expect(shown()).toBeUndefined();
  });
});

describe('[METH-04] a list is laid out ahead while the answer is on its way', () => {
  const user = {
    ...resolveUser({ parent: { user: null, locale: 'en' }, stored: null, window }),
    lang: 'en',
  };

  function rehearse(isAnswered: boolean) {
    vi.useFakeTimers();
    const { cover, root } = open({});
    cover.showSkeleton();
    cover.rehearse(user);
    if (isAnswered) cover.remove();
    const laidOut: string[] = [];
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      laidOut.push(this.textContent ?? '');
      return new DOMRect();
    });
    const before = root.innerHTML;
    vi.runAllTimers();
    vi.restoreAllMocks();
    return { laidOut, isUntouched: root.innerHTML === before };
  }

  it('and is gone at once', () => {
    const { laidOut, isUntouched } = rehearse(false);
    expect(laidOut).toEqual([expect.stringContaining('Visa')]);
    expect(isUntouched).toBe(true);
  });

  it('but not once something else stands there', () => {
    expect(rehearse(true)).toEqual({ laidOut: [], isUntouched: true });
  });
});
