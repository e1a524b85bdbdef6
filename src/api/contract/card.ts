import { coerce, type Describe, enums, optional, string, type, unknown } from 'superstruct';
import { orLost } from './orLost';
import { OrnamentFlagStruct } from './ornamentFlag';
import { shape } from './shape';
import { orAbsent, TextOrNoneStruct, TextStruct } from './text';

/** AES-256-GCM, each part base64. */
export interface Encoded {
  encrypted: string;
  key: string;
  iv: string;
  tag: string;
}

export const EncodedStruct: Describe<Encoded> = shape({
  encrypted: string(),
  key: string(),
  iv: string(),
  tag: string(),
});

/** Where the player sends money to: a card or a phone number. */
export interface Card {
  /** The card's number, encrypted. */
  encoded?: Encoded;
  /** The card's number, where it is not encrypted. */
  number?: string;
  phone?: string;
  /** Not read here: whatever it holds, the card stays valid. */
  payment_system?: unknown;
  holder?: string;
  bank?: string;
}

/** An empty number is none, and so is one of zeros alone: some servers write 0 for what they do not have. */
const PayableTextStruct = coerce(optional(TextStruct), unknown(), value =>
  /^[0\s]*$/.test(`${value}`) ? undefined : value,
);

export const CardStruct: Describe<Card> = shape({
  // Without a cipher text there is no number to decrypt.
  encoded: orAbsent(coerce(EncodedStruct, type({ encrypted: enums(['']) }), () => undefined)),
  number: PayableTextStruct,
  phone: PayableTextStruct,
  payment_system: optional(unknown()),
  holder: orAbsent(TextStruct),
  bank: orAbsent(TextStruct),
}) as Describe<Card>;

/** One line of payment details. */
export interface Requisite {
  label: string;
  value: string;
  /** `false`: the line has no button that copies it. */
  isCopyable?: boolean;
}

export const RequisiteStruct: Describe<Requisite> = shape({
  label: orLost(TextOrNoneStruct, ''),
  value: TextStruct,
  isCopyable: OrnamentFlagStruct,
}) as Describe<Requisite>;
