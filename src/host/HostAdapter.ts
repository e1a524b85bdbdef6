import type { HeldStep } from './HoldEvent';
import type { OutgoingMessage } from './protocol';

/** The way to a host that is reached by messages: around a frame or in a native app. Elsewhere it is silent. */
export interface HostAdapter {
  /**
   * Resolves with the raw hand-over, or `null` where the host has none to give (defaults are used).
   * Rejects where the start must fail (native without user data).
   */
  start(): Promise<Record<string, unknown> | null>;
  /** Delivers a message. Its DOM event is fired by the element itself. */
  send(message: OutgoingMessage): void;
  /** Lets a host that is reached by messages hold a step, until `signal`; settles with its answer as it came. */
  ask?(step: HeldStep, signal?: AbortSignal): Promise<unknown>;
  /** Whether there is an app that hears what is sent. */
  hasApp?(): boolean;
  dispose(): void;
}

/** What an adapter reports back while it runs. */
export interface HostListener {
  onBonusList(list: unknown): void;
  onClose(): void;
  onBack(): void;
  /** A hand-over that came after the widget had given up waiting, or a second one. */
  onLateData(data: Record<string, unknown>): void;
  onProblem(message: string): void;
}
