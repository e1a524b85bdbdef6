import type { FieldModel } from '../../../domain/field/FieldModel';
import { DOTS, maskDestination } from '../../../domain/transaction/maskDestination';
import type { WithdrawalDetail } from '../../../state/createWithdrawalState';

const isAccount = ({ isCode, isCardNumber, kind, phone }: FieldModel): boolean =>
  isCode === true || isCardNumber === true || kind === 'phone' || phone !== undefined;

function detailOf(model: FieldModel, value: string): Omit<WithdrawalDetail, 'id' | 'label'> {
  const option = model.options.find(one => one.value === value);
  if (option) return { value: option.label, kind: 'text' };
  if (model.isSecret) return { value: DOTS, kind: 'code' };
  // Shown whole, as the player compares it: money sent to a wrong address is lost.
  if (model.isCryptoAddress) return { value, kind: 'address' };
  return isAccount(model) ? { value: maskDestination(value), kind: 'code' } : { value, kind: 'text' };
}

/** The destination as lines of the summary: accounts are masked, choices shown by their names. */
export function withdrawalDetails(
  models: readonly FieldModel[],
  fields: Readonly<Record<string, string>>,
): WithdrawalDetail[] {
  return models
    .filter(({ name, isHidden }) => !isHidden && fields[name])
    .map(model => ({
      id: model.key,
      label: model.label,
      ...detailOf(model, fields[model.name] ?? ''),
    }));
}
