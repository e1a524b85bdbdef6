/** FORM-12: the field that carries a Pix key of this type. */
export function pixFieldName(keyType: string): 'numberId' | 'pixKey' {
  return keyType === 'cpf' ? 'numberId' : 'pixKey';
}
