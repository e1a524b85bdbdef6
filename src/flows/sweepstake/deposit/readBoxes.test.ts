import { describe, expect, it, vi } from 'vitest';
import { sampleBox } from '../../../../tests/support/unit/samples';
import { readBoxes } from './readBoxes';

const box = (id: unknown, price: unknown = 5) => sampleBox({ id, price });

function read(...boxes: unknown[]) {
  const send = vi.fn();
  const list = readBoxes({ send }, [{ boxes }]);
  return { ids: list.map(({ id }) => id), messages: send.mock.calls.map(([{ message }]) => message) };
}

describe('[SWP-01] [API-06] the boxes of an answer', () => {
  it('come from all entries, in their order', () => {
    const list = readBoxes({ send: vi.fn() }, [
      { boxes: [box('a')] },
      { boxes: [] },
      { boxes: [box('b'), box(3)] },
    ]);
    expect(list.map(({ id }) => id)).toEqual(['a', 'b', 3]);
  });

  it('a broken one is reported by its place and left out; the others stay', () => {
    const { ids, messages } = read(
      box('a'),
      box('free', 0),
      box('b', 'canary'),
      { ...box('c'), price: undefined },
      null,
      { ...box('d'), currenciesList: 'canary' },
      box('z'),
    );
    expect(ids).toEqual(['a', 'z']);
    expect(messages).toHaveLength(5);
    expect(messages[0]).toBe('sweepstake-boxes: boxes.1: price: Expected a sum above 0');
    expect(JSON.stringify(messages)).not.toContain('canary');
  });

  it('one of the same id is left out: a choice must be one', () => {
    expect(read(box('a'), box('a', 9)).ids).toEqual(['a']);
  });

  it('all of them broken is a failed call; none at all is not', () => {
    expect(() => read(box('a', 0), null)).toThrow('sweepstake-boxes: boxes.1');
    expect(read().ids).toEqual([]);
  });

  it('[ROUTE-07] a list of which none can be offered is an empty one', () => {
    const { ids, messages } = read(box('a', 0), { ...box('b'), currenciesList: [] });
    expect([ids, messages.length]).toEqual([[], 2]);
  });

  it('currencies are read in any case', () => {
    const given = { ...box(1), priceCurrencyCode: 'usd', currenciesList: [{ currency: ' qgc', main: 5 }] };
    expect(readBoxes({ send: vi.fn() }, [{ boxes: [given] }])).toMatchObject([
      { currency: 'USD', gcAmount: 5 },
    ]);
  });

  it('a coin without a sum has none, and ids that read the same are one', () => {
    const bare = { ...box(1), currenciesList: [{ currency: 'SC', main: 5 }] };
    expect(read(bare, box('1')).ids).toEqual([1]);
  });
});
