import type { FieldModel } from '../../../domain/field/FieldModel';
import { DOTS, maskDestination } from '../../../domain/transaction/maskDestination';
import type { WithdrawalDetail } from '../../../state/createWithdrawalState';

const isAccount = ({ isCode, kind }: FieldModel): boolean => isCode === true || kind === 'phone';

function detailOf(model: FieldModel, value: string): Omit<WithdrawalDetail, 'id' | 'label'> {
  const option = model.options.find(one => one.value === value);
  if (option) return { value: option.label, kind: 'text' };
  if (model.isSecret) return { value: DOTS, kind: 'code' };
  if (model.isCardNumber) return { value: maskDestination(value), kind: 'code' };
  // Shown whole, as the player compares them: money sent to a wrong address or account is lost.
  if (model.isCryptoAddress) return { value, kind: 'address' };
  return { value, kind: isAccount(model) ? 'account' : 'text' };
}

/** The destination as lines of the review: card numbers are masked, choices shown by their names. */
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

/** The same once the withdrawal is made: enough of an account to recognise it, too little to use it. */
export const maskedDetails = (details: readonly WithdrawalDetail[]): WithdrawalDetail[] =>
  details.map(detail =>
    detail.kind === 'account' ? { ...detail, value: maskDestination(detail.value), kind: 'code' } : detail,
  );
