import { describe, expect, it, vi } from 'vitest';
import { ORIGIN, setUpEmbedding } from '../../tests/support/unit/setUpEmbedding';

const { embed } = setUpEmbedding();

describe('what it hears', () => {
  it('[HOST-10] other windows and other origins are not heard', () => {
    const onMessage = vi.fn();
    const { say, posts } = embed({ onMessage });
    const loaded = JSON.stringify({ messageType: 'Loaded', version: 'v1' });
    say(loaded, 'https://evil.test');
    say(loaded, 'null');
    say(loaded, ORIGIN, window);
    say(loaded, ORIGIN, new MessageChannel().port1);
    say(loaded, ORIGIN, null);
    expect(posts).toEqual([]);
    expect(onMessage).not.toHaveBeenCalled();
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"messageType":7}',
    '{"messageType":"shut"}',
    '{"messageType":"toString"}',
    '{"messageType":"__proto__"}',
    '{"__proto__":{"messageType":"Loaded"}}',
    '{"messageType":["Loaded"]}',
    `${'['.repeat(40_000)}${']'.repeat(40_000)}`,
    `{"messageType":"Loaded","version":"${'x'.repeat(200_000)}"}`,
    { messageType: 'Loaded' },
    7,
    null,
    undefined,
  ])('[HOST-10] rubbish is not heard: %#', data => {
    const onMessage = vi.fn();
    const { say, posts } = embed({ onMessage });
    expect(() => say(data)).not.toThrow();
    expect(onMessage).not.toHaveBeenCalled();
    expect(posts).toEqual([]);
  });

  it('[HOST-11] each message goes to the handlers of its type, without prototype keys', () => {
    const onMessage = vi.fn();
    const { cashier, say, tell } = embed({ onMessage });
    const created = vi.fn();
    const stop = cashier.on('onCreateTransaction', created);
    const closed = vi.fn();
    cashier.on('onClose', closed);
    say('{"messageType":"onCreateTransaction","amount":5,"__proto__":{"isAdmin":true}}');
    expect(created).toHaveBeenCalledExactlyOnceWith({ messageType: 'onCreateTransaction', amount: 5 });
    expect(Object.hasOwn(created.mock.calls[0]?.[0], '__proto__')).toBe(false);
    stop();
    tell('onCreateTransaction');
    tell('onClose');
    expect(created).toHaveBeenCalledOnce();
    expect(closed).toHaveBeenCalledOnce();
    expect(onMessage).toHaveBeenCalledTimes(3);
  });

  it('[HOST-11] a handler that throws keeps no other from hearing', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const { cashier, tell } = embed();
    const second = vi.fn();
    cashier.on('onClose', () => {
      throw new Error('host');
    });
    cashier.on('onClose', second);
    tell('onClose');
    expect(second).toHaveBeenCalledOnce();
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error('host'));
  });

  it('[HOST-11] onResize sets the height, within reason and never above the window', () => {
    const { cashier, tell } = embed();
    const box = cashier.element.parentElement;
    const heights = [700, 100, 1e9, -5, '900', null].map(height => {
      tell('onResize', { height });
      return box?.style.height;
    });
    const most = `${window.innerHeight}px`;
    expect(heights).toEqual(['700px', '480px', most, '480px', '480px', '480px']);
  });

  it('[HOST-11] a container that decides the height keeps it', () => {
    const { cashier, tell } = embed({ height: 'container' });
    tell('onResize', { height: 700 });
    expect(cashier.element.parentElement?.style.height).toBe('100%');
  });
});
