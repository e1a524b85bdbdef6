import type { ParentData } from '../../../src/host/parentData';

/** What the stand-in for the banking server says to one call. `body` as a function: made anew at each call. */
export type Answer =
  | { body: unknown }
  | { status: number; message: string; code?: string }
  | { isPending: true };

/** By contract path, e.g. `deposit-create`. */
export type Answers = Readonly<Record<string, Answer>>;

/** One move of the player. `at` is a selector inside the widget; each move waits until its element is there. */
export type Step =
  | { move: 'click'; at: string }
  | { move: 'type'; at: string; text: string }
  | { move: 'pick'; at: string; value: string };

/** One picture of the gallery: a screen in a state. */
export interface GalleryState {
  /** Its name in the address: `gallery.html?state={name}`. */
  name: string;
  screen: string;
  state: string;
  /** What the host hands over beside the player. */
  data?: Partial<ParentData>;
  /** The player's country at the sandbox; MX unless given. */
  country?: string;
  answers?: Answers;
  steps?: readonly Step[];
  /** Selector of what stands there once the state is reached. */
  shows: string;
}
