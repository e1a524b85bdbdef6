import { isRecord } from '../../lib/isRecord';

/** What must not leak: long numbers, e-mail addresses and names. Amounts and the values of choices do not match. */
const TYPED = /\d{6}|@|\S \S/;

/** RUM-01: removes what was typed into a field from a server's message, which goes to the host and into logs. */
export function withoutFields(message: string, data: unknown): string {
  const fields = isRecord(data) && isRecord(data['fields']) ? Object.values(data['fields']) : [];
  return fields.reduce<string>(
    (text, value) => (typeof value === 'string' && TYPED.test(value) ? text.replaceAll(value, '…') : text),
    message,
  );
}
