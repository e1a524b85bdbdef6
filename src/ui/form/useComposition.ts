import { type ChangeEventHandler, type CompositionEventHandler, useState } from 'react';

interface Typed {
  value: string;
  onChange: (value: string) => void;
}

interface ComposedInput {
  value: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onCompositionEnd: CompositionEventHandler<HTMLInputElement>;
}

/**
 * A controlled input that an input method writes into: what is being composed stands as it is until it is done. Another
 * value would end the composition, and what was composed so far would come once more.
 */
export function useComposition({ value, onChange }: Typed): ComposedInput {
  const [draft, setDraft] = useState<string | null>(null);
  return {
    value: draft ?? value,
    onChange: ({ target, nativeEvent }) => {
      const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
      setDraft(isComposing ? target.value : null);
      onChange(target.value);
    },
    onCompositionEnd: ({ currentTarget }) => {
      setDraft(null);
      onChange(currentTarget.value);
    },
  };
}
