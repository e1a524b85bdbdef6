/** Icon ids of this server → names in simple-icons. */
export const ICON_ALIASES: Readonly<Record<string, string>> = {
  amex: 'americanexpress',
  gpay: 'googlepay',
  mercado: 'mercadopago',
  phone: 'phonepe',
};

/** An id that a method has and nobody draws: the widget must show its neutral icon. */
export function isMissingIcon(id: string): boolean {
  return id === 'no-such-icon';
}
