import { useRef } from 'react';

interface TypedPrefix {
  /** Whether the edit repeats the country's prefix, which the field holds already: it is not added. */
  isRepeating(typed: string): boolean;
  /** A plus has replaced the whole number: the prefix may follow. */
  begin(): void;
  /** Takes back the digits that looked like the repeated prefix but were the beginning of the number. */
  take(): string;
}

/** For a player who begins with a plus and types the country's prefix, though the field holds it. */
export function useTypedPrefix(value: string, prefix: string): TypedPrefix {
  /** The part of the prefix that has been repeated so far, from its plus on. */
  const repeated = useRef('');
  const isBare = value === prefix;
  return {
    isRepeating: typed => {
      const { current } = repeated;
      if (isBare && typed === '+') {
        repeated.current = '+';
        return true;
      }
      const isExpected = isBare && current !== '' && typed !== '' && prefix.startsWith(current + typed);
      if (isExpected) repeated.current = current + typed === prefix ? '' : current + typed;
      return isExpected;
    },
    begin: () => {
      repeated.current = '+';
    },
    take: () => {
      // An undo may have brought the number of before.
      const digits = isBare ? repeated.current.slice(1) : '';
      repeated.current = '';
      return digits;
    },
  };
}
