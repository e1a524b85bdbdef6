import { describe, expect, it } from 'vitest';
import { defaultParentData, type ParentData } from '../host/parentData';
import { createLook } from './createLook';

function open(given: Partial<ParentData>, mode: 'element' | 'native' = 'element') {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  const parent = { ...defaultParentData(), ...given };
  const look = createLook({ root, parent, mode });
  const shown = () => root.querySelector<HTMLElement>('.cashier')?.dataset['theme'];
  return { look, parent, shown };
}

describe('[THEME-01] the look before the app', () => {
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
    const { look, shown } = open(given);
    look.paintSkeleton();
    expect(shown()).toBe(expected);
    expect(look.theme()).toBe(expected);
  });

  it('is dark in a native app', () => {
    const { look, shown } = open({}, 'native');
    look.paintSkeleton();
    expect(shown()).toBe('dark');
  });

  it('follows what the host says before the list is there', () => {
    const { look, parent, shown } = open({});
    look.refresh();
    const remove = look.paintSkeleton();
    expect(shown()).toBe('light');
    parent.schema = { theme: 'dark' };
    look.refresh();
    expect(shown()).toBe('dark');
    remove();
    expect(shown()).toBeUndefined();
  });
});
