import { type Describe, optional, string, type } from 'superstruct';
import { type FormField, FormFieldStruct } from './form';
import { listOf } from './listOf';
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

export const PreparedDepositStruct: Describe<PreparedDeposit> = type({
  depositId: TextStruct,
  pageId: optional(TextStruct),
  data: type({
    upiId: string(),
    payeeName: optional(string()),
    links: optional(listOf(type({ app: string(), url: string() }))),
    fields: optional(listOf(FormFieldStruct)),
  }),
});
