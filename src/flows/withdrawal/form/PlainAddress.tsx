import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import type { PaymentMethod } from '../../../api/contract/method';
import { addressOfLink } from '../../../domain/crypto/cryptoAddress';
import type { FieldModel } from '../../../domain/field/FieldModel';
import type { FieldTexts } from '../../shared/form/useFieldValidation';
import { networkOf } from './withdrawalFields';

type PlainAddressProps = { method: PaymentMethod; models: readonly FieldModel[] };

/**
 * Replaces a wallet's payment link of the chosen network by its address, whether the link or the network came
 * first.
 */
export function PlainAddress({ method, models }: PlainAddressProps): null {
  const form = useForm<FieldTexts>();
  useEffect(() => {
    const field = models.find(model => model.isCryptoAddress);
    if (!field) return undefined;
    const read = ({ values }: { values: FieldTexts }) => {
      const address = addressOfLink(values[field.key] ?? '', networkOf(method, models, values) ?? '');
      if (address) form.change(field.key, address);
    };
    return form.subscribe(read, { values: true });
  }, [form, method, models]);
  return null;
}
