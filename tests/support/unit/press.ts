import { fireEvent } from '@testing-library/react';

/** A key with its code, which tells undo from redo. */
export const press = (input: HTMLInputElement, key: 'y' | 'z', held: KeyboardEventInit): void =>
  void fireEvent.keyDown(input, { key, keyCode: key.toUpperCase().charCodeAt(0), ...held });
