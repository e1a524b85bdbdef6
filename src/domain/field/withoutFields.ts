import { isRecord } from '../../lib/isRecord';

/** Long numbers, addresses and names; no sum, and no word that an option is sent by. */
const TYPED = /\d{6}|@|\S \S/;

/** RUM-01: a server may say again what was typed into a field, and its words go to the host and into logs. */
export function withoutFields(message: string, data: unknown): string {
  const fields = isRecord(data) && isRecord(data['fields']) ? Object.values(data['fields']) : [];
  return fields.reduce<string>(
    (text, value) => (typeof value === 'string' && TYPED.test(value) ? text.replaceAll(value, '…') : text),
    message,
  );
}
