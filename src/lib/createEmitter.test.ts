import { describe, expect, it, vi } from 'vitest';
import { createEmitter } from './createEmitter';

describe('createEmitter', () => {
  it('tells every listener until it leaves, also where another throws', () => {
    const onError = vi.fn<(error: unknown) => void>();
    const emitter = createEmitter<{ ping: number }>(onError);
    const heard: number[] = [];
    emitter.on('ping', () => {
      throw new Error('broken');
    });
    const leave = emitter.on('ping', value => heard.push(value));
    emitter.emit('ping', 1);
    leave();
    emitter.emit('ping', 2);
    expect(heard).toEqual([1]);
    expect(onError).toHaveBeenCalledTimes(2);
  });

  it('a listener may leave while it is told, and dispose leaves none', () => {
    const emitter = createEmitter<{ ping: undefined }>();
    const heard: string[] = [];
    const leave = emitter.on('ping', () => {
      heard.push('first');
      leave();
    });
    emitter.on('ping', () => heard.push('second'));
    emitter.emit('ping', undefined);
    emitter.emit('ping', undefined);
    emitter.dispose();
    emitter.emit('ping', undefined);
    expect(heard).toEqual(['first', 'second', 'second']);
  });

  it('[HOST-01] a page that has given every object a name of its own does no harm', () => {
    Reflect.set(Object.prototype, 'extend', () => 1);
    try {
      const emitter = createEmitter<{ ping: undefined }>();
      emitter.on('ping', () => {});
      expect(() => emitter.dispose()).not.toThrow();
    } finally {
      Reflect.deleteProperty(Object.prototype, 'extend');
    }
  });
});
