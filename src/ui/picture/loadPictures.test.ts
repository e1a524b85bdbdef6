import { describe, expect, it, vi } from 'vitest';
import { loadFlags, loadMarks } from './loadPictures';

describe('loadPictures', () => {
  it('[METH-06] a drawing is read when it is first asked for, once', async () => {
    const marks = await loadMarks();
    const parse = vi.spyOn(JSON, 'parse');
    const { visa } = marks;
    expect(visa?.nodes?.length).toBeGreaterThan(0);
    expect(marks['visa']).toBe(visa);
    // Others of the same window may parse meanwhile.
    expect(parse.mock.results.filter(({ value }) => value === visa)).toHaveLength(1);
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
