import { describe, expect, it, vi } from 'vitest';
import { DATA, ORIGIN, type Post, setUpEmbedding } from '../../tests/support/unit/setUpEmbedding';

const { embed } = setUpEmbedding();

describe('[DEP-01] [DEP-04] a step that the host holds', () => {
  const facts = { paymentMethod: 'card', amount: 500, currency: 'MXN' };
  const held = (id: string, step = 'before-submit') => ({ id, step, action: 'deposit', ...facts });
  const answers = (posts: Post[]) =>
    posts.flatMap(({ message, origin }) => (message.type === 'answer' ? [[message.payload, origin]] : []));

  it('is declared with the data, asked about with its facts, and answered with its id', async () => {
    const decide = vi.fn(() => ({ isAccepted: false, reason: 'Your daily limit is reached.' }));
    const { posts, tell } = embed({ holds: { 'before-submit': decide } });
    tell('Loaded');
    expect(posts[0]?.message.payload).toEqual({ ...DATA, hostHolds: ['before-submit'] });
    tell('onHold', held('q-1'));
    await vi.waitFor(() => expect(answers(posts)).toHaveLength(1));
    expect(decide).toHaveBeenCalledExactlyOnceWith({ action: 'deposit', ...facts });
    expect(answers(posts)).toEqual([
      [{ id: 'q-1', isAccepted: false, reason: 'Your daily limit is reached.' }, ORIGIN],
    ]);
  });

  it('is answered with its id also where the answer has one of its own, as that of a server may', async () => {
    const answer = { id: 'check-7', isAccepted: true };
    const { posts, tell } = embed({ holds: { 'before-submit': async () => answer } });
    tell('Loaded');
    tell('onHold', held('q-1'));
    await vi.waitFor(() => expect(answers(posts)).toEqual([[{ id: 'q-1', isAccepted: true }, ORIGIN]]));
  });

  it('is not held where there is no function for it', () => {
    const { posts, tell } = embed({ holds: { 'before-submit': undefined, 'before-redirect': () => true } });
    tell('Loaded');
    expect(posts[0]?.message.payload).toEqual({ ...DATA, hostHolds: ['before-redirect'] });
  });

  it('waits for a promise', async () => {
    let accept = (_: boolean) => {};
    const { posts, tell } = embed({
      holds: {
        'before-redirect': () =>
          new Promise<boolean>(resolve => {
            accept = resolve;
          }),
      },
    });
    tell('Loaded');
    tell('onHold', held('q-1', 'before-redirect'));
    await Promise.resolve();
    expect(answers(posts)).toEqual([]);
    accept(true);
    await vi.waitFor(() => expect(answers(posts)).toEqual([[{ id: 'q-1', isAccepted: true }, ORIGIN]]));
  });

  const given: [string, () => unknown, boolean][] = [
    ['true', () => true, true],
    ['nothing', () => undefined, true],
    ['false', () => false, false],
    ['null', () => null, false],
    ['a text', () => 'yes', false],
    ['an object without a yes', () => ({ reason: 'x' }), false],
  ];
  it.each(given)('%s', async (_, decide, isAccepted) => {
    const { posts, tell } = embed({ holds: { 'before-submit': decide as () => boolean } });
    tell('Loaded');
    tell('onHold', held('q-1'));
    await vi.waitFor(() => expect(answers(posts)).toHaveLength(1));
    expect(answers(posts)[0]?.[0]).toMatchObject({ isAccepted });
  });

  it('is refused where the host’s code fails, or decides about no such step', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const { posts, tell } = embed({
      holds: {
        'before-submit': () => {
          throw new Error('host');
        },
      },
    });
    tell('Loaded');
    tell('onHold', held('q-1'));
    tell('onHold', held('q-2', 'before-redirect'));
    tell('onHold', held('q-3', 'toString'));
    await vi.waitFor(() => expect(answers(posts)).toHaveLength(3));
    for (const id of ['q-1', 'q-2', 'q-3'])
      expect(answers(posts).map(([payload]) => payload)).toContainEqual(
        expect.objectContaining({ id, isAccepted: false }),
      );
    expect(report).toHaveBeenCalledWith(new Error('host'));
  });

  it('is refused by an answer that cannot be sent', async () => {
    vi.stubGlobal('reportError', vi.fn());
    const answer = { isAccepted: true };
    const { posts, tell } = embed({ holds: { 'before-submit': () => Object.assign(answer, { answer }) } });
    tell('Loaded');
    tell('onHold', held('q-1'));
    await vi.waitFor(() => expect(answers(posts)).toEqual([[{ id: 'q-1', isAccepted: false }, ORIGIN]]));
  });
});
