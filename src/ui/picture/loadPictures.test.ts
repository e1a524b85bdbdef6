import { describe, expect, it, vi } from 'vitest';
import { loadFlags, loadMarks } from './loadPictures';

describe('loadPictures', () => {
  it('[METH-06] a drawing is read when it is first asked for, once', async () => {
    const marks = await loadMarks();
    // Other tests of this window have read some already, and may parse meanwhile.
    const isUnread = (name: string) => Object.getOwnPropertyDescriptor(marks, name)?.get !== undefined;
    const name = Object.keys(marks).find(isUnread) ?? '';
    const parse = vi.spyOn(JSON, 'parse');
    const mark = marks[name];
    expect(mark?.text ?? mark?.nodes).toBeTruthy();
    expect(marks[name]).toBe(mark);
    expect(parse.mock.results.filter(({ value }) => value === mark)).toHaveLength(1);
    parse.mockRestore();
    expect(await loadMarks()).toBe(marks);
  });

  it('[METH-06] another name of a mark draws the same', async () => {
    const marks = await loadMarks();
    expect(Object.keys(marks).length).toBeGreaterThan(100);
    for (const name of Object.keys(marks)) expect(marks[name]?.text ?? marks[name]?.nodes).toBeTruthy();
    expect(Object.keys(await loadFlags())).toContain('mx');
  });
});
