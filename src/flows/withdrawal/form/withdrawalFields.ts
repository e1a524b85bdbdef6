import type { PaymentMethod } from '../../../api/contract/method';
import type { Texts } from '../../../i18n/useTexts';
import type { FieldModel } from '../../../methods/families/FieldModel';
import { methodFieldModels } from '../../../methods/families/fieldModels';
import { SEARCH_FROM_METHODS } from '../../../spec/defaults';
import { CRYPTO_CATEGORY } from '../../../spec/paymentGroups';
import { NIGERIAN_BANKS_CATEGORY } from '../../../spec/withdrawal';
import type { Cashier } from '../../../state/Cashier';

const ADDRESS_FIELD = 'address';

export const isCryptoAddress = (method: Pick<PaymentMethod, 'category'>, { name }: FieldModel): boolean =>
  method.category === CRYPTO_CATEGORY && name === ADDRESS_FIELD;

/** The field whose bank is chosen on a screen of its own: the one long list of a Nigerian transfer. */
export const isBankField = (method: Pick<PaymentMethod, 'category'>, { options }: FieldModel): boolean =>
  method.category === NIGERIAN_BANKS_CATEGORY && options.length >= SEARCH_FROM_METHODS;

/** Where the money goes, as inputs: the method's own fields, with what was typed into them before. */
export function withdrawalFields(
  { user, methods, withdrawal }: Cashier,
  texts: Texts,
  method: PaymentMethod,
): FieldModel[] {
  const country = methods.selectedCountry || user.paymentGeo;
  const { values } = withdrawal;
  return methodFieldModels(method, texts, country).map(model => ({
    ...model,
    ...(isCryptoAddress(method, model) && {
      label: texts.t('withdrawal.walletAddress'),
      autoComplete: 'off',
      isCode: true,
    }),
    initial: values[model.key] ?? model.initial,
  }));
}
