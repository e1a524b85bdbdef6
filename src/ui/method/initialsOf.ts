const ONE_SCRIPT = /^([\p{sc=Latin}\p{N}]+|\P{sc=Latin}+)$/u;

/** One or two letters of one script that stand for a name: "Mercado Pago" → "MP", "OXXO" → "OX". */
export function initialsOf(name: string): string {
  const [first = '•', second = ''] = name.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu) ?? [];
  const [a = '', b = ''] = first;
  const [c = b] = second;
  return (ONE_SCRIPT.test(a + c) ? a + c : a + b).toLocaleUpperCase();
}
