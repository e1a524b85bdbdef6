import { decimalSeparatorOf } from '../../../domain/money/formatNumber';
import { parseAmount } from '../../../domain/money/parseAmount';
import type { Cashier } from '../../../state/Cashier';
import { adoptSheet } from '../../../theme/adoptSheet';
import form from '../../../ui/styles/form.css?inline';
import page from '../../../ui/styles/page.css?inline';
import status from '../../../ui/styles/status.css?inline';

/** Classes of the form's texts, each with a font size or weight of its own. */
const TEXTS = ['header__title', 'amount__value', 'amount__code', 'amount__hint', 'chip', 'button'];

/** Lays out each text once and removes it before the next frame: the first text of a size loads its font. */
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
 * Does in advance what is slow the first time, before the click that opens the form: its styles, Intl, and
 * regular expressions over all scripts. Only once: every pointer and focus on a method asks for it, even the
 * focus of that click.
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
