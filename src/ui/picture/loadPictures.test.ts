import { describe, expect, it } from 'vitest';
import { loadFlags, loadMarks } from './loadPictures';

describe('loadPictures', () => {
  it('[METH-06] loads once', async () => {
    const marks = await loadMarks();
    expect(loadMarks.loaded).toBe(marks);
    expect(await loadMarks()).toBe(marks);
  });

  it('[METH-06] another name of a mark draws the same', async () => {
    const marks = await loadMarks();
    expect(Object.keys(marks).length).toBeGreaterThan(100);
    for (const draw of Object.values(marks)) expect(draw().text ?? draw().nodes).toBeTruthy();
    expect(marks['gpay']).toBe(marks['googlepay']);
    expect(Object.keys(await loadFlags())).toContain('mx');
  });
});
