import { proxy } from 'valtio/vanilla';

/** What the live regions say (beyond the specification, 23). */
export interface AnnouncerState {
  polite: string;
  assertive: string;
}

export const createAnnouncerState = (): AnnouncerState => proxy({ polite: '', assertive: '' });

/** The same words said twice must differ, or a screen reader stays silent. */
export function announce(
  announcer: AnnouncerState,
  text: string,
  kind: keyof AnnouncerState = 'polite',
): void {
  announcer[kind] = announcer[kind] === text ? `${text}\u00a0` : text;
}
