import fc from 'fast-check';
import { legalText, unknownMembers } from './legalTexts';

/** A field with flags, what a player does with it, and what must be sent of it. */
export interface FlaggedField {
  raw: Record<string, unknown> & { name: string };
  /** Typed or chosen; `null` where there is nothing to do. */
  typed: string | null;
  sent: string;
}

const choices = fc.constantFrom(
  [
    { value: 'a', text: 'A' },
    { value: 'b', text: 'B' },
  ],
  [
    { value: 'a', text: 'First' },
    { value: 'a', text: 'Second' },
    { value: 'b', text: 'Third' },
  ],
  [
    { value: 1, text: 'One' },
    { value: 2, text: 'One' },
  ],
  [{ value: 'only', text: '' }],
);

const flags = fc.record({
  isTriggered: fc.constantFrom<unknown>(undefined, undefined, true, 1, false, null),
  isAdvanced: fc.constantFrom<unknown>(undefined, undefined, true, 'true', false),
  isHidden: fc.constantFrom<unknown>(undefined, undefined, undefined, undefined, true, 1),
  isDisabled: fc.constantFrom<unknown>(undefined, undefined, undefined, undefined, true),
});

const isOn = (flag: unknown): boolean => /^(1|true)$/.test(String(flag));

const field = (name: string): fc.Arbitrary<FlaggedField> =>
  fc
    .record({
      type: fc.constantFrom('text', 'text_uppercase', 'dropdown', 'networks', 'a type of tomorrow'),
      label: legalText,
      alias: fc.constantFrom(undefined, 'comment', 'card_number', 'expiry', 'constructor', ''),
      value: fc.constantFrom<string | number | null | undefined>(undefined, undefined, null, 'given', 42),
      items: choices,
      flags,
      more: unknownMembers,
    })
    .map(({ flags: set, items, label, value, type, alias, more }) => {
      const isChoice = type === 'dropdown' || type === 'networks';
      const isFixed = isOn(set.isHidden) || isOn(set.isDisabled);
      const typed = isChoice ? String(items.at(-1)?.value) : 'Typed here';
      const answer = type === 'text_uppercase' ? typed.toUpperCase() : typed;
      const isOfCard = alias === 'card_number' || alias === 'expiry';
      return {
        raw: {
          ...more,
          ...set,
          name,
          type,
          label: `${label} ${name}`,
          // What an alias says of a card would not let letters be typed.
          alias: isChoice || !isOfCard ? alias : undefined,
          value,
          ...(isChoice && { items }),
        },
        typed: isFixed ? null : typed,
        sent: isFixed ? String(value ?? '') : answer,
      };
    });

const NAMES = ['one', 'two.dots', 'three[0]', 'constructor', 'amount_2', 'número'] as const;

/** FormField[] with every flag, and what is sent once they are filled in. */
export const legalFlaggedFields: fc.Arbitrary<FlaggedField[]> = fc
  .uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 4 })
  .chain(names => fc.tuple(...names.map(field)));
