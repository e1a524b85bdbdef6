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
 * Lets an input method write into a controlled input: while text is being composed, the input shows it
 * unchanged. Setting another value would end the composition and insert the composed text twice.
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
