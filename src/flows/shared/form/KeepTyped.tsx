import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import type { FieldModel } from '../../../domain/field/FieldModel';
import { useCashier } from '../../../state/CashierContext';
import type { TypedForm, TypedForms } from '../../../state/TypedForms';
import type { FieldTexts } from './useFieldValidation';

interface KeepTypedProps {
  typed: TypedForms;
  method: string;
  models: readonly FieldModel[];
  /** Read at each change. */
  context?: () => Pick<TypedForm, 'depositId' | 'asked'>;
}

const noContext = (): Pick<TypedForm, 'depositId' | 'asked'> => ({ depositId: null, asked: [] });

/** Keeps what is typed in the store: it is still there after a guide, a list, a summary or another method. */
export function KeepTyped({ typed, method, models, context = noContext }: KeepTypedProps): null {
  const { router } = useCashier();
  const form = useForm<FieldTexts>();
  const latest = useRef({ models, context });
  latest.current = { models, context };
  useEffect(() => {
    const pageKey = router.current().key;
    return form.subscribe(
      ({ values }) => {
        const { models, context } = latest.current;
        const secret = new Set(models.filter(isSecret).map(({ key }) => key));
        const pick = (isWanted: (key: string) => boolean) =>
          Object.fromEntries(Object.entries(values).filter(([key]) => isWanted(key)));
        typed.forms.set(method, { ...context(), values: pick(key => !secret.has(key)) });
        typed.secrets = { method, pageKey, values: pick(key => secret.has(key)) };
      },
      { values: true },
    );
  }, [form, typed, router, method]);
  return null;
}

/** A one-time code is no use in a form that comes again. */
const isSecret = ({ isSecret, isCardNumber, autoComplete }: FieldModel): boolean =>
  isSecret === true || isCardNumber === true || autoComplete === 'one-time-code';
