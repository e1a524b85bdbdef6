/** Reads what servers write for true and false. Returns anything else unchanged. */
export function readBoolean(value: unknown): unknown {
  const text = String(value);
  if (/^(1|true)$/.test(text)) return true;
  return /^(0|false|)$/.test(text) ? false : value;
}
