import { takesNothing } from '../../lib/pattern/patternNeeds';

/** A field is required unless its rules or one of its choices accept an empty value. */
export const isFieldRequired = (
  patterns: readonly string[],
  choices: readonly { value: string }[] = [],
): boolean =>
  choices.every(({ value }) => value !== '') &&
  (patterns.length === 0 || patterns.some(pattern => !takesNothing(pattern)));
