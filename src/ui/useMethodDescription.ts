import { useId } from 'react';

export type MethodDescription = {
  noteId: string;
  tagId: string;
  /** Value for aria-describedby; undefined where there is nothing to describe. */
  describedBy: string | undefined;
};

/**
 * A method is named by its text alone; limits, tag and the reason of a closed method are its description. They are hidden
 * where they stand, which keeps them out of the name; a description reads hidden text all the same.
 */
export function useMethodDescription(hasNote: boolean, hasTag: boolean): MethodDescription {
  const id = useId();
  const noteId = `${id}note`;
  const tagId = `${id}tag`;
  const ids = [hasNote && noteId, hasTag && tagId].filter(Boolean).join(' ');
  return { noteId, tagId, describedBy: ids || undefined };
}
