import type { PaymentMethod } from '../../../api/contract/method';
import { networkNamed, networkOfCoin } from '../../../domain/crypto/cryptoAddress';
import type { FieldModel, FieldTraits } from '../../../domain/field/FieldModel';
import { isNetworkField } from '../../../domain/field/isNetworkField';
import type { Texts } from '../../../i18n/useTexts';
import type { CryptoNetwork } from '../../../spec/crypto';
import { CRYPTO_CATEGORY } from '../../../spec/paymentGroups';
import { NIGERIAN_BANKS_CATEGORY } from '../../../spec/withdrawal';
import type { Cashier } from '../../../state/Cashier';
import { regionOf } from '../../../state/regionOf';
import type { TypedTexts } from '../../../state/TypedForms';
import { methodFieldModels } from '../../shared/fields/fieldModels';
import { typedTexts } from '../../shared/fields/typedTexts';
import { withTyped } from '../../shared/fields/withTyped';

const ADDRESS_FIELD = /^((wallet|crypto|coin|destination)[_-]?)?address$|^wallet$/i;

/** What is said of an address, or is one of a street or a computer. */
const NOT_OF_COIN = /type|city|country|line|^ip|mail/i;

const ADDRESS: FieldTraits = { autoComplete: 'off', isCode: true, isCryptoAddress: true };

/** What a token's method is named after where it asks for no network: usdt_trc20. */
const TOKEN_STANDARD = /(trc|erc|bep)[-_ ]?20$/i;

/** The network that an address is meant for; `null` if none is chosen, or the widget does not know it. */
export function networkOf(
  { name: coin, fields }: Pick<PaymentMethod, 'name' | 'fields'>,
  models: readonly FieldModel[],
  values: Readonly<Record<string, string | undefined>>,
): CryptoNetwork | null {
  const name = fields.find(isNetworkField)?.name;
  const model = models.find(one => one.name === name);
  if (!model) return networkOfCoin(coin) ?? networkNamed(TOKEN_STANDARD.exec(coin)?.[0] ?? '');
  const chosen = values[model.key] ?? '';
  const label = model.options.find(({ value }) => value === chosen)?.label ?? '';
  return networkNamed(chosen) ?? networkNamed(label);
}

const BANK = /ban[ck]/i;

/** The bank list of a Nigerian transfer, which has a screen of its own (ROUTE-01); a bank's other lists are shorter. */
export function bankFieldOf(
  method: Pick<PaymentMethod, 'category'>,
  models: readonly FieldModel[],
): FieldModel | undefined {
  if (method.category !== NIGERIAN_BANKS_CATEGORY) return undefined;
  const lists = models.filter(({ name, options }) => options.length > 0 && BANK.test(name));
  return lists.sort((one, other) => other.options.length - one.options.length)[0];
}

/** What has been typed into the form of the chosen method. */
export const withdrawalTexts = ({ withdrawal, router }: Cashier): TypedTexts =>
  typedTexts(withdrawal.typed, { method: withdrawal.method?.name ?? '', pageKey: router.current().key });

/** The fields of a coin's address: by their names, else the only one named after something else, as btc_address. */
function addressFields(models: readonly FieldModel[]): readonly FieldModel[] {
  const named = models.filter(({ name }) => ADDRESS_FIELD.test(name));
  if (named.length > 0) return named;
  const others = models.filter(
    ({ name, autoComplete, isHidden, options }) =>
      /address|wallet/i.test(name) &&
      !NOT_OF_COIN.test(name) &&
      !autoComplete &&
      !isHidden &&
      options.length === 0,
  );
  return others.length === 1 ? others : [];
}

/** The method's own fields as inputs, filled with what was typed before. */
export function withdrawalFields(cashier: Cashier, texts: Texts, method: PaymentMethod): FieldModel[] {
  const models = methodFieldModels(method, texts, regionOf(cashier));
  const addresses = method.category === CRYPTO_CATEGORY ? addressFields(models) : [];
  const label = texts.t('withdrawal.walletAddress');
  const known = models.map(model => (addresses.includes(model) ? { ...model, ...ADDRESS, label } : model));
  return withTyped(known, withdrawalTexts(cashier));
}
