import { type Mocked, vi } from 'vitest';
import type { HostListener } from '../../../src/host/HostAdapter';

/** Remembers what a host has said. */
export const spyListener = (): Mocked<HostListener> => ({
  onBonusList: vi.fn(),
  onClose: vi.fn(),
  onBack: vi.fn(),
  onLateData: vi.fn(),
  onProblem: vi.fn(),
});
