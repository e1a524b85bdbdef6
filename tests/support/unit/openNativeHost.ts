import { vi } from 'vitest';
import { createNativeHost } from '../../../src/host/createNativeHost';
import type { CashierConfig } from '../../../src/host/parentData';

/** The host of a native app in this window, and what its listener hears. */
export function openNativeHost(config: CashierConfig = {}) {
  const listener = {
    onBonusList: vi.fn(),
    onClose: vi.fn(),
    onBack: vi.fn(),
    onLateData: vi.fn(),
    onProblem: vi.fn(),
  };
  const host = createNativeHost({ window, version: 'v1.0.446', config, listener });
  const say = (data: unknown, init: MessageEventInit = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, ...init }));
  return { host, listener, say };
}
