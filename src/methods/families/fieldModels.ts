import type { FormField } from '../../api/contract/form';
import type { MethodField, PaymentMethod } from '../../api/contract/method';
import type { Translator } from '../../i18n/createTranslator';
import { humanise } from '../../lib/humanise';
import type { FieldInputKind, FieldModel, FieldTraits } from './FieldModel';
import { fieldTraits } from './fieldTraits';
import { isDateMask, toMask } from './toMask';

const KIND_OF_TYPE: Readonly<Record<string, FieldInputKind>> = {
  text: 'text',
  text_uppercase: 'uppercase',
  dropdown: 'select',
  select: 'select',
  networks: 'select',
  phone_with_prefix: 'phone',
  date: 'text',
  phone: 'phone',
  amount: 'amount',
};

const kindOfType = (type: string | undefined, hasOptions: boolean): FieldInputKind =>
  (type !== undefined && Object.hasOwn(KIND_OF_TYPE, type) ? KIND_OF_TYPE[type] : undefined) ??
  (hasOptions ? 'select' : 'text');

const keyOf = (name: string): string => `field_${name.replace(/[.[\]]/g, '_')}`;

/** A server's text key: its translation, else the text itself where it is one, else nothing. */
function textOf({ t, has }: Translator, key: string | undefined): string {
  if (!key) return '';
  if (has(key)) return t(key as 'field.card_number');
  return /\s/.test(key) ? key : '';
}

function labelOf(translator: Translator, field: MethodField): string {
  const id = `field.${field.name}`;
  if (translator.has(id)) return translator.t(id as 'field.card_number');
  return textOf(translator, field.placeholder_key) || humanise(field.name);
}

function maskOf(mask: string | undefined): FieldTraits {
  if (!mask) return {};
  return isDateMask(mask) ? { isDate: true, inputMode: 'numeric', isCode: true } : { mask: toMask(mask) };
}

/** The method's own fields as inputs. A field named 'amount' is the amount itself (FORM-05). */
export function methodFieldModels(
  method: Pick<PaymentMethod, 'fields' | 'checkLuhn'>,
  translator: Translator,
): FieldModel[] {
  return method.fields
    .filter(({ name, type }) => name !== 'amount' && type !== 'amount')
    .map(field => {
      const traits = fieldTraits(field.name);
      const options = (field.values ?? []).map(({ value, text }) => ({ value, label: text }));
      const message = textOf(translator, field.regex_error_key);
      return {
        ...traits,
        name: field.name,
        key: keyOf(field.name),
        kind: kindOfType(field.type, options.length > 0),
        label: labelOf(translator, field),
        placeholder: textOf(translator, field.placeholder_key),
        rules: field.regex ? [{ regex: field.regex, message }] : [],
        checkLuhn: method.checkLuhn === true && traits.isCardNumber === true,
        isRequired: isRequired(field.regex ? [field.regex] : []),
        options,
        initial: '',
        isHidden: field.type === 'hidden',
        isDisabled: false,
        isAdvanced: false,
        ...maskOf(field.mask),
      };
    });
}

/** Dynamic fields as inputs (DEP-03). */
export function formFieldModels(fields: readonly FormField[]): FieldModel[] {
  return fields.map(field => {
    const rules = (field.validations ?? []).map(({ regex, message }) => ({ regex, message }));
    return {
      ...fieldTraits(field.alias ?? field.name),
      isHalf: false,
      name: field.name,
      key: keyOf(field.name),
      kind: kindOfType(field.type, (field.items?.length ?? 0) > 0),
      label: field.label,
      placeholder: '',
      rules,
      checkLuhn: false,
      isRequired: isRequired(rules.map(({ regex }) => regex)),
      options: (field.items ?? []).map(({ value, text }) => ({ value, label: text })),
      initial: field.value ?? '',
      isHidden: field.isHidden === true,
      isDisabled: field.isDisabled === true,
      isAdvanced: field.isAdvanced === true,
      ...maskOf(field.mask),
    };
  });
}

/** Patterns that plainly take an empty value; running others on '' could be catastrophic. */
const TAKES_NOTHING = /^\^?(\.\*|\([^()]*\)\?)?\$?$/;

/** A field is wanted unless its own rules take an empty value. */
const isRequired = (patterns: string[]): boolean =>
  patterns.length === 0 || patterns.some(pattern => !TAKES_NOTHING.test(pattern));
