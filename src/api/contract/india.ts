import { coerce, type Describe, optional, string } from 'superstruct';
import { type FormField, formFieldList } from './form';
import { readableOf } from './readableOf';
import { shape } from './shape';
import { TextStruct } from './text';

/** deposit-prepare (India): whom to pay by UPI, and the links of the apps that can. */
export interface PreparedDeposit {
  depositId: string;
  pageId?: string;
  data: {
    upiId: string;
    payeeName?: string;
    links?: readonly { app: string; url: string }[];
    fields?: readonly FormField[];
  };
}

export const PreparedDepositStruct: Describe<PreparedDeposit> = shape({
  // An empty one names none: the deposit could be neither asked for nor completed.
  depositId: coerce(TextStruct, string(), id => id || null),
  pageId: optional(TextStruct),
  data: shape({
    // Nor does an empty one say whom to pay: a code of it would open an app, and pay nobody.
    upiId: coerce(string(), string(), id => (id.trim() ? id : null)),
    payeeName: optional(string()),
    links: optional(readableOf(shape({ app: string(), url: string() }), 0)),
    fields: optional(formFieldList()),
  }),
});
