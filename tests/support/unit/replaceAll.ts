import { act } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Types over all that stands in a field. */
export const replaceAll = async (player: UserEvent, input: HTMLInputElement, text: string): Promise<void> => {
  await player.click(input);
  act(() => input.setSelectionRange(0, input.value.length));
  await player.keyboard(text);
};
