import { useRef } from 'react';

interface TypedPrefix {
  /** Whether the edit is the country's code typed once more, which stands there already: it is taken once. */
  isRepeating(typed: string): boolean;
  /** A plus has taken the place of the whole number: the code may follow. */
  begin(): void;
  /** Digits that looked like the code typed once more, and were the beginning of the number. */
  take(): string;
}

/** Who begins a number with a plus types the country's code, though the field holds it. */
export function useTypedPrefix(value: string, prefix: string): TypedPrefix {
  /** As much of the prefix as has been typed once more, from its plus on. */
  const repeated = useRef('');
  return {
    isRepeating: typed => {
      const { current } = repeated;
      const isBare = value === prefix;
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
      const digits = repeated.current.slice(1);
      repeated.current = '';
      return digits;
    },
  };
}
