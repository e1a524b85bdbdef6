import { useState } from 'react';

export type PictureState = { hasFailed: boolean; handleError: () => void };

/** Whether the picture at `address` can be shown; a new address gets a new chance. */
export function usePicture(address: string | undefined, onError?: (address: string) => void): PictureState {
  const [failed, setFailed] = useState<string>();
  const handleError = (): void => {
    setFailed(address);
    if (address) onError?.(address);
  };
  return { hasFailed: failed !== undefined && failed === address, handleError };
}
