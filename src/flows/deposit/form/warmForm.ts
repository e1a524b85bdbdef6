import { decimalSeparatorOf } from '../../../domain/formatNumber';
import { parseAmount } from '../../../domain/parseAmount';
import type { Cashier } from '../../../state/Cashier';
import { adoptSheet } from '../../../theme/adoptSheet';
import form from '../../../ui/styles/form.css?inline';
import page from '../../../ui/styles/page.css?inline';
import status from '../../../ui/styles/status.css?inline';

/** What takes the engine long at first, before the click that opens the form: its styles, Intl, and patterns of all scripts. */
export function warmForm({ handle, translator }: Cashier): void {
  adoptSheet(handle.root, page, form, status);
  decimalSeparatorOf(translator.i18n.locale);
  parseAmount('');
}
