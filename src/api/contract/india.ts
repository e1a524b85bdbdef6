import { array, type Describe, optional, string, type } from 'superstruct';
import { type FormField, FormFieldStruct } from './form';
import { TextStruct } from './text';

/** deposit-prepare (India): whom to pay by UPI, and the links of the apps that can. */
export interface PreparedDeposit {
  depositId: string;
  pageId?: string;
  data: { upiId: string; payeeName?: string; links?: { app: string; url: string }[]; fields?: FormField[] };
}

export const PreparedDepositStruct: Describe<PreparedDeposit> = type({
  depositId: TextStruct,
  pageId: optional(TextStruct),
  data: type({
    upiId: string(),
    payeeName: optional(string()),
    links: optional(array(type({ app: string(), url: string() }))),
    fields: optional(array(FormFieldStruct)),
  }),
});
