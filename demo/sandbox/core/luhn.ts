export function isLuhnValid(number: string): boolean {
  const digits = number.replace(/\D/g, '');
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length > 0 && sum % 10 === 0;
}

/** Completes digits to a number that passes the check. */
export function withLuhn(prefix: string): string {
  const last = Array.from({ length: 10 }, (_, digit) => `${prefix}${digit}`).find(isLuhnValid);
  return last ?? prefix;
}
