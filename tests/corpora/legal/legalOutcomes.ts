import fc from 'fast-check';

/** What becomes of a payment: statuses as servers write them, and how the widget hears of them. */
export interface LegalOutcome {
  statuses: (string | number)[];
  /** What it comes to in the end. */
  final: 'processed' | 'mistaked' | 'accepted' | 'waiting';
  /** Whether the first push overtakes the answer of the creating call. */
  isEarly: boolean;
  message?: string | undefined;
}

const SEQUENCES: readonly Omit<LegalOutcome, 'isEarly' | 'message'>[] = [
  { statuses: ['waiting', 'processed'], final: 'processed' },
  { statuses: [0, 1], final: 'processed' },
  { statuses: ['accepted', 'waiting', 'processed', 'processed'], final: 'processed' },
  { statuses: ['mistaked', 'processed'], final: 'processed' },
  { statuses: ['processed', 'mistaked'], final: 'processed' },
  { statuses: ['PROCESSED'], final: 'processed' },
  { statuses: ['1'], final: 'processed' },
  { statuses: ['mistaked'], final: 'mistaked' },
  { statuses: [0, 2], final: 'mistaked' },
  { statuses: ['in review', 'mistaked'], final: 'mistaked' },
  { statuses: ['Waiting', 'a status of tomorrow'], final: 'accepted' },
  { statuses: ['accepted', 0], final: 'accepted' },
  { statuses: ['waiting'], final: 'waiting' },
];

export const legalOutcome: fc.Arbitrary<LegalOutcome> = fc
  .tuple(fc.constantFrom(...SEQUENCES), fc.boolean(), fc.constantFrom(undefined, 'The issuer said no. 銀行'))
  .map(([sequence, isEarly, message]) => ({ ...sequence, isEarly, message }));
