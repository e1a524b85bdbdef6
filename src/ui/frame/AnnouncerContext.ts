import { type Context, createContext } from 'react';
import type { AnnouncerProps } from './Announcer';

/** What the live regions say: a modal says it too, as what stands behind it is inert and silent. */
export const AnnouncerContext: Context<AnnouncerProps> = createContext<AnnouncerProps>({
  polite: '',
  assertive: '',
});
