import { describe, expect, it } from 'vitest';
import { loadFlags, loadMarks, loadOtherFlags } from './loadPictures';

describe('loadPictures', () => {
  it('[METH-06] loads once', async () => {
    const marks = await loadMarks();
    expect(loadMarks.loaded).toBe(marks);
    expect(await loadMarks()).toBe(marks);
  });

  it.each([
    ['marks', loadMarks, 100],
    ['flags', loadFlags, 40],
    ['other flags', loadOtherFlags, 100],
  ])('[METH-06] there are many %s, and each draws something', async (_, load, many) => {
    const pictures = Object.entries(await load());
    expect(pictures.length).toBeGreaterThan(many);
    for (const [id, draw] of pictures) expect(draw().text || draw().nodes?.length, id).toBeTruthy();
  });

  it('[METH-06] another name of a mark draws the same', async () => {
    const marks = await loadMarks();
    expect(marks['gpay']).toBe(marks['googlepay']);
  });
});
