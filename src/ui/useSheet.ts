import { useContext, useInsertionEffect } from 'react';
import { adoptSheet } from '../theme/adoptSheet';
import { RootContext } from './frame/RootContext';

/** Adopts a component's sheet before it is painted, so that styles can load with the chunk that needs them. */
export function useSheet(css: string): void {
  const root = useContext(RootContext);
  useInsertionEffect(() => {
    if (root) adoptSheet(root, css);
  }, [root, css]);
}
