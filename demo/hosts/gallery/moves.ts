import type { Answer, Step } from './GalleryState';

export const part = (name: string): string => `[part~="${name}"]`;
export const field = (name: string): string => `[name="${name}"]`;

export const click = (at: string): Step => ({ move: 'click', at });
export const type = (at: string, text: string): Step => ({ move: 'type', at, text });
export const pick = (at: string, value: string): Step => ({ move: 'pick', at, value });

/** A value, or what makes it at each call. */
export const answer = (body: unknown): Answer => ({ body });
export const refusal = (status: number, message: string, code?: string): Answer => ({
  status,
  message,
  ...(code !== undefined && { code }),
});
export const never: Answer = { isPending: true };
