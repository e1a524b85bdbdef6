import { useCallback } from 'react';
import type { PaymentMethod } from '../../../api/contract/method';
import { checkCryptoAddress } from '../../../domain/crypto/cryptoAddress';
import type { FieldModel } from '../../../domain/field/FieldModel';
import { useTranslate } from '../../../i18n/useTranslate';
import { CRYPTO_NETWORK_NAMES } from '../../../spec/crypto';
import { type FieldTexts, useFieldValidation } from '../../shared/form/useFieldValidation';
import { networkOf } from './withdrawalFields';

/** The fields' own rules, and whether a crypto address fits its network: a wrong one loses the money. */
export function useWithdrawalValidation(
  method: PaymentMethod,
  models: FieldModel[],
): (values: FieldTexts) => FieldTexts {
  const t = useTranslate();
  const validate = useFieldValidation(models);
  return useCallback(
    values => {
      const errors = validate(values);
      const address = models.find(model => model.isCryptoAddress);
      if (!address) return errors;
      const network = networkOf(method, models, values);
      const problem = checkCryptoAddress(values[address.key] ?? '', network ?? '');
      if (!problem) return errors;
      const text =
        problem.code === 'otherNetwork'
          ? t('withdrawal.address.otherNetwork', {
              network: CRYPTO_NETWORK_NAMES[problem.looksLike] ?? problem.looksLike,
            })
          : t('withdrawal.address.malformed');
      return { ...errors, [address.key]: text };
    },
    [method, models, validate, t],
  );
}
