/** FORM-12: a Pix key is sent under the name that its type asks for: cpf as numberId, any other as pixKey. */
export function pixFields(fields: Record<string, string>): Record<string, string> {
  const { pixKeyType, pixKey, ...others } = fields;
  if (pixKeyType === undefined || pixKey === undefined) return fields;
  return { ...others, pixKeyType, [pixKeyType === 'cpf' ? 'numberId' : 'pixKey']: pixKey };
}
