import { describe, expect, it } from 'vitest';
import { awaitsCode, isBeforeSending, withdrawalTimeline } from './withdrawalTimeline';

const at = '2030-01-02T03:04:05Z';

describe('the timeline', () => {
  it('[WD-01] shows what is done, what is under way and what is to come', () => {
    const steps = [{ name: 'created', at }, { name: 'review', at }, { name: 'sent' }, { name: 'processed' }];
    expect(withdrawalTimeline(steps, 'accepted', null).map(({ state }) => state)).toEqual([
      'done',
      'done',
      'current',
      'next',
    ]);
  });

  it.each([
    [
      'the newest first',
      [{ name: 'processed' }, { name: 'sent' }, { name: 'review', at }, { name: 'created', at }],
    ],
    [
      'in no order',
      [{ name: 'sent' }, { name: 'created', at }, { name: 'processed' }, { name: 'review', at }],
    ],
    [
      'with a step not told',
      [{ name: 'created' }, { name: 'review', at }, { name: 'sent' }, { name: 'processed' }],
    ],
  ])('[WD-01] steps that are served %s never say paid out before it is', (_, steps) => {
    expect(withdrawalTimeline(steps, 'accepted', null).map(({ name, state }) => `${name} ${state}`)).toEqual([
      'created done',
      'review done',
      'sent current',
      'processed next',
    ]);
  });

  it('[WD-01] a step of the bank’s own stays where it stands, and says nothing of the others', () => {
    const steps = [
      { name: 'created', at },
      { name: 'screening' },
      { name: 'processed' },
      { name: 'audit', at },
    ];
    expect(withdrawalTimeline(steps, 'accepted', null).map(({ name, state }) => `${name} ${state}`)).toEqual([
      'created done',
      'screening current',
      'processed next',
      'audit done',
    ]);
  });

  it.each([
    ['sent', 'created done, review done, sent done, processed current'],
    ['none', 'created done, review current, sent next, processed next'],
  ])(
    '[WD-01] a step is done once a later one is, and the request from the start: %s is told',
    (told, shown) => {
      const steps = ['created', 'review', 'sent', 'processed'].map(name => ({
        name,
        ...(name === told && { at }),
      }));
      expect(
        withdrawalTimeline(steps, 'accepted', null)
          .map(({ name, state }) => `${name} ${state}`)
          .join(', '),
      ).toBe(shown);
    },
  );

  it('[WD-01] before the server has told its steps only the request is done', () => {
    expect(withdrawalTimeline([], 'waiting', at)).toEqual([
      { name: 'created', at, state: 'done' },
      { name: 'review', state: 'current' },
      { name: 'sent', state: 'next' },
      { name: 'processed', state: 'next' },
    ]);
  });

  it.each([
    [false, 'created done, review done, sent current, processed next'],
    [true, 'created done, confirmed current, review next, sent next, processed next'],
  ])(
    '[WD-02] accepted by a bank that tells no steps, it is to be sent next, as its text says; a code awaited: %s',
    (hasCode, shown) => {
      const rows = withdrawalTimeline([], 'accepted', at, hasCode);
      expect(rows.map(({ name, state }) => `${name} ${state}`).join(', ')).toBe(shown);
    },
  );

  it('[WD-02] while a code is awaited its step is under way, not the review', () => {
    expect(withdrawalTimeline([], 'waiting', at, true)).toEqual([
      { name: 'created', at, state: 'done' },
      { name: 'confirmed', state: 'current' },
      { name: 'review', state: 'next' },
      { name: 'sent', state: 'next' },
      { name: 'processed', state: 'next' },
    ]);
  });

  it.each(['mistaked', 'canceled'] as const)(
    '[WD-01] %s ends it where it was, and nothing more is promised',
    status => {
      const steps = [{ name: 'created', at }, { name: 'review' }, { name: 'sent' }, { name: 'processed' }];
      expect(withdrawalTimeline(steps, status, null)).toEqual([
        { name: 'created', at, state: 'done' },
        { name: status, state: 'failed' },
      ]);
    },
  );

  it('[WD-01] paid out has every step done', () => {
    expect(withdrawalTimeline([], 'processed', null)).toEqual(
      ['created', 'review', 'sent', 'processed'].map(name => ({ name, state: 'done' })),
    );
  });

  it('[WD-01] nothing is shown as done where the server tells of no step that is', () => {
    expect(withdrawalTimeline([{ name: 'review' }, { name: 'sent' }], 'waiting', at)).toEqual([
      { name: 'review', state: 'current' },
      { name: 'sent', state: 'next' },
    ]);
  });

  it('[WD-02] a code is asked for while its step is open and nothing else has happened', () => {
    const open = [{ name: 'created', at }, { name: 'confirmed' }, { name: 'review' }];
    expect(awaitsCode(open, 'waiting')).toBe(true);
    expect(awaitsCode(open, 'canceled')).toBe(false);
    expect(
      awaitsCode(
        [
          { name: 'created', at },
          { name: 'confirmed', at },
        ],
        'waiting',
      ),
    ).toBe(false);
    expect(awaitsCode([{ name: 'created', at }, { name: 'review' }], 'waiting')).toBe(false);
    expect(awaitsCode([], 'waiting')).toBe(false);
  });

  it('[WD-02] it can be called back until the money is sent', () => {
    expect(isBeforeSending([{ name: 'sent' }], 'accepted')).toBe(true);
    expect(isBeforeSending([{ name: 'review', at }, { name: 'sent' }], 'accepted')).toBe(true);
    expect(
      isBeforeSending([{ name: 'review', at }, { name: 'sent', at }, { name: 'processed' }], 'accepted'),
    ).toBe(false);
    expect(isBeforeSending([{ name: 'sent' }], 'mistaked')).toBe(false);
  });
});
