import { useReducer } from 'react';

/** Returns what renders the component anew, although nothing that React knows of has changed. */
export const useRender = (): (() => void) => useReducer((count: number) => count + 1, 0)[1];
