import { describe, expect, it } from 'vitest';
import { loadFlags, loadMarks } from './loadPictures';

describe('loadPictures', () => {
  it('[METH-06] a drawing is made when it is first asked for, once', async () => {
    const marks = await loadMarks();
    // Other tests of this window have drawn some already.
    const isUndrawn = (name: string) => Object.getOwnPropertyDescriptor(marks, name)?.get !== undefined;
    const name = Object.keys(marks).find(isUndrawn) ?? '';
    const mark = marks[name];
    expect(mark?.text ?? mark?.nodes).toBeTruthy();
    expect(marks[name]).toBe(mark);
    expect(await loadMarks()).toBe(marks);
  });

  it('[METH-06] another name of a mark draws the same', async () => {
    const marks = await loadMarks();
    expect(Object.keys(marks).length).toBeGreaterThan(100);
    for (const name of Object.keys(marks)) expect(marks[name]?.text ?? marks[name]?.nodes).toBeTruthy();
    expect(Object.keys(await loadFlags())).toContain('mx');
  });
});
