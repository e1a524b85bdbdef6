const NAME = /^--cashier-[a-z0-9-]+$/;
const MAX_VALUE_CHARS = 300;

/**
 * What could load something, leave the declaration or hide behind an escape: fetching functions, rules,
 * comments, tags.
 */
const HOSTILE =
  /[;{}\\<>!@]|\/\*|\*\/|(?:url|src|image|image-set|cross-fade|element|paint|attr|expression)\s*\(|javascript:/i;

/** Whether a theme variable from outside may be set. */
export function isSafeVariable(name: string, value: unknown): value is string {
  return (
    NAME.test(name) &&
    typeof value === 'string' &&
    value.trim() !== '' &&
    value.length <= MAX_VALUE_CHARS &&
    !hasControlCharacter(value) &&
    !HOSTILE.test(value)
  );
}

function hasControlCharacter(value: string): boolean {
  return [...value].some(character => character < ' ' || character === '\u007f');
}
