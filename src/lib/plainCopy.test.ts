import { describe, expect, it } from 'vitest';
import { plainCopy } from './plainCopy';

describe('plainCopy', () => {
  it('keeps data as it is', () => {
    const data = { a: [1, 'two', null, { b: false }], c: { d: 0.5 } };
    expect(plainCopy(data)).toEqual(data);
    expect(plainCopy(data)).not.toBe(data);
    expect(plainCopy('text')).toBe('text');
    expect(plainCopy(null)).toBeNull();
  });

  it('[HOST-09] leaves out what throws when it is read, and keeps the rest', () => {
    const data = {
      get bad(): string {
        throw new Error('No');
      },
      good: 1,
    };
    expect(plainCopy({ data })).toEqual({ data: { good: 1 } });
    const ownKeys = (): never => {
      throw new Error('No');
    };
    expect(plainCopy({ locked: new Proxy({}, { ownKeys }), good: 1 })).toEqual({ locked: {}, good: 1 });
  });

  it('leaves out functions and prototype keys, and ends loops', () => {
    const data: Record<string, unknown> = JSON.parse('{"__proto__":{"isAdmin":true},"a":1}');
    data['run'] = () => {};
    data['self'] = data;
    const copy = plainCopy(data) as Record<string, unknown>;
    expect(copy['a']).toBe(1);
    expect(Object.hasOwn(copy, '__proto__')).toBe(false);
    expect(copy['isAdmin']).toBeUndefined();
    expect(copy).not.toHaveProperty('run');
    expect(() => JSON.stringify(copy)).not.toThrow();
  });

  it('survives a depth that would exhaust the stack', () => {
    const text = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    expect(() => JSON.stringify(plainCopy(JSON.parse(text)))).not.toThrow();
  });

  it('[HOST-03] ends where each level holds the next one twice, or holds itself twice', () => {
    let twice: unknown = 'x';
    for (let level = 0; level < 39; level++) twice = [twice, twice];
    expect(plainCopy(twice)).toBeDefined();
    const loop: Record<string, unknown> = {};
    Object.assign(loop, { a: loop, b: loop });
    expect(plainCopy(loop)).toBeDefined();
  });

  it('[HOST-02] keeps a list of five megabytes whole', () => {
    const list = Array.from({ length: 500_000 }, (_, id) => ({ id }));
    expect(plainCopy(list)).toEqual(list);
  });
});
