import type { Setting } from './createTable';

type Place = Omit<Setting, 'kind'>;
const of = (token: string, methods: readonly string[], amounts?: readonly string[]): Place => ({
  token,
  page: 'deposit',
  methods,
  ...(amounts && { amounts }),
});

/** Where orders of deposits are tried: few methods each, so that a walk reaches their ends. */
export const SETTINGS = {
  mx: of('demo-mx', ['mercado_pago', 'mercado_pago_h2h', 'unified_bank', 'codi']),
  /** Pages elsewhere, by a window. */
  redirects: of(
    'demo-mx',
    ['mercado_pago', 'astropay', 'card', 'virtual_card'],
    ['100', '1912', '1913', '150', '1960'],
  ),
  /** What is paid to somebody: a transfer, a card, a counter. */
  transfers: of('demo-mx', ['spei', 'oxxo', 'mercado_pago_h2h', 'mercadopago_short_2']),
  /** Steps before there is anything to pay. */
  steps: of(
    'demo-mx',
    ['card_wallet', 'unified_bank', 'onramp_card'],
    ['1910', '1911', '1970', '1972', '1975', '500'],
  ),
  pages: of('demo-mx', ['codi', 'card_wallet'], ['1976', '1977', '1978', '1981', '1973', '1974', '500']),
  outcomes: of(
    'demo-mx',
    ['card_wallet'],
    ['1901', '1902', '1903', '1907', '1908', '1922', '1923', '1940', '1943'],
  ),
  pushes: of(
    'demo-mx',
    ['card_wallet', 'mercado_pago'],
    ['1931', '1932', '1933', '1934', '1935', '1936', '1937', '1938'],
  ),
  india: of(
    'demo-in',
    ['upi', 'upi_qr', 'india_upi_invoice', 'upi_invoice_qr', 'eazype', 'upi_qr_page'],
    ['500', '1000', '600'],
  ),
  brazil: of('demo-br', ['pix', 'pix_key', 'boleto', 'pix_light'], ['100', '150', '200']),
  crypto: of('demo-usdt', ['usdt', 'btc', 'ton'], ['50', '100', '500']),
} satisfies Record<string, Place>;
