import { decimalSeparatorOf } from '../../../domain/money/formatNumber';
import { parseAmount } from '../../../domain/money/parseAmount';
import type { Cashier } from '../../../state/Cashier';
import { adoptSheet } from '../../../theme/adoptSheet';
import form from '../../../ui/styles/form.css?inline';
import page from '../../../ui/styles/page.css?inline';
import status from '../../../ui/styles/status.css?inline';

/** The form's texts, each of another size or weight. */
const TEXTS = ['header__title', 'amount__value', 'amount__code', 'amount__hint', 'chip', 'button'];

/** The first text of a size costs the engine a font: each is laid out once, and gone before the next frame. */
function warmFonts(root: ShadowRoot): void {
  const sample = document.createElement('div');
  sample.style.cssText = 'position: absolute; visibility: hidden';
  for (const className of TEXTS) {
    const text = document.createElement('div');
    text.className = className;
    text.textContent = '0123456789';
    sample.append(text);
  }
  root.querySelector('.cashier')?.append(sample);
  sample.getBoundingClientRect();
  sample.remove();
}

/**
 * What takes the engine long at first, before the click that opens the form: its styles, Intl, and patterns of all
 * scripts. Once: every pointer and focus over a method asks for it, the focus of the click too.
 */
export function warmForm({ handle, translator, resource }: Cashier): void {
  resource('warm', () => {
    adoptSheet(handle.root, page, form, status);
    decimalSeparatorOf(translator.i18n.locale);
    parseAmount('');
    warmFonts(handle.root);
    return {};
  });
}
