import type { PlainMessageId } from '#generated/messages';
import type { FormField } from '../../../api/contract/form';
import type { MethodField, PaymentMethod } from '../../../api/contract/method';
import type { FieldRule } from '../../../domain/field/checkFieldValue';
import type { FieldInputKind, FieldModel, FieldTraits } from '../../../domain/field/FieldModel';
import { isFieldRequired } from '../../../domain/field/isFieldRequired';
import { keepPhonePrefix } from '../../../domain/field/keepPhonePrefix';
import type { Texts } from '../../../i18n/useTexts';
import { humanise } from '../../../lib/humanise';
import { ownValue } from '../../../lib/ownValue';
import { takesOnlyCapitals } from '../../../lib/pattern/patternNeeds';
import { ID_PATTERN } from '../../../spec/idPattern';
import { PHONE_PREFIXES } from '../../../spec/phonePrefixes';
import { cardNumberField } from './cardNumberField';
import { distinctChoices } from './distinctChoices';
import { CARD_NUMBER_TRAITS, fieldTraits } from './fieldTraits';
import { fittingTraits } from './fittingTraits';
import { isTaxNumber } from './isTaxNumber';
import { hasPhonePrefix, phoneFormat } from './phoneFormat';
import { hasPlaceholder, isDateMask, toMask } from './toMask';

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

function kindOfType(type: string | undefined, hasOptions: boolean): FieldInputKind {
  const kind = ownValue(KIND_OF_TYPE, type ?? '');
  // A list without choices could not be filled in.
  if (kind === 'select' && !hasOptions) return 'text';
  return kind ?? (hasOptions ? 'select' : 'text');
}

export const keyOf = (name: string): string =>
  `field_${name.replace(/[.[\]]/g, sign => `_${sign.charCodeAt(0)}_`)}`;

/** A server's key may name only our texts about fields, and none with a placeholder, which would stay unfilled. */
const isOwnText = ({ has }: Texts, id: string): id is PlainMessageId =>
  /^field\.(?!error\.(required|regex)$|phoneExample$)/.test(id) && has(id);

/** The text for a server's text key: its translation, or the key itself if it is a text (has spaces), else ''. */
function textOf(texts: Texts, key: string | undefined): string {
  if (!key) return '';
  if (isOwnText(texts, key)) return texts.t(key);
  return /\s/.test(key) ? key : '';
}

function labelOf(texts: Texts, { name, placeholder_key }: MethodField): string {
  const id = `field.${name}`;
  if (isOwnText(texts, id)) return texts.t(id);
  return textOf(texts, placeholder_key) || humanise(name);
}

const asksForCard = (names: readonly string[]): boolean =>
  names.some(name => /^cc-(?!name)/.test(fieldTraits(name).autoComplete ?? ''));

/** Who holds an account has no name on a card. */
const nameBeside = (isOfCard: boolean, name: string): string =>
  !isOfCard && /^holder(_?name)?$/i.test(name) ? 'full_name' : name;

/** FORM-10: the rule of an id field that has none of its own. */
const rulesOfType = (type: string | undefined): FieldRule[] =>
  type === 'id' ? [{ regex: ID_PATTERN, message: '' }] : [];

const DATE_TRAITS: FieldTraits = { isDate: true, inputMode: 'numeric', isCode: true };

/** A date field without a mask gets the date format, unless rules of its own say how it is written. */
function maskOf(mask: string | undefined, isBareDate: boolean): FieldTraits {
  if (!mask || !hasPlaceholder(mask)) return isBareDate ? DATE_TRAITS : {};
  return isDateMask(mask) ? DATE_TRAITS : { mask: toMask(mask) };
}

function regionPrefixOf({ autoComplete }: FieldTraits, country: string): FieldTraits {
  const regionPrefix = autoComplete === 'tel' && ownValue(PHONE_PREFIXES, country.toUpperCase());
  return regionPrefix ? { regionPrefix } : {};
}

type Shape = Pick<FieldModel, 'kind' | 'options' | 'initial' | 'phone'> & FieldTraits;

/** The parts that a method's own field and a dynamic one have in common. */
type AskedField = Pick<FormField, 'name' | 'mask' | 'value' | 'items' | 'isDisabled' | 'isHidden'> & {
  type?: string;
};

function textKindOf({ mask, isDisabled, isHidden }: AskedField, patterns: readonly string[]): FieldInputKind {
  if (hasPhonePrefix(mask)) return 'phone';
  return !(isDisabled || isHidden) && patterns.some(takesOnlyCapitals) ? 'uppercase' : 'text';
}

/** What a field's type decides. A phone has a prefix and a pattern in place of a mask. */
function shapeOf(field: AskedField, patterns: readonly string[], country: string): Shape {
  const options = distinctChoices(field.items ?? []).map(({ value, text }) => ({
    value,
    label: text || value,
  }));
  const told = kindOfType(field.type, options.length > 0);
  const kind = told === 'text' ? textKindOf(field, patterns) : told;
  const initial = field.value ?? '';
  // What the player cannot change stays as it came.
  const isOpen = !(field.isDisabled || field.isHidden);
  const phone = kind === 'phone' && isOpen ? phoneFormat(field, country) : null;
  if (phone) {
    const { prefix } = phone.countries[0];
    const isOfOther = /^\s*\+/.test(initial) && !initial.replace(/[^\d+]/g, '').startsWith(prefix);
    return {
      kind,
      options: [],
      initial: keepPhonePrefix({ prefix, previous: prefix, next: isOfOther ? '' : initial }),
      phone,
      inputMode: 'tel',
      isCode: true,
      autoComplete: 'tel',
    };
  }
  const isAmount = kind === 'amount';
  const isOffered = kind !== 'select' || options.some(({ value }) => value === initial);
  // A list can show only its choices. A value that is not among them becomes a choice of a disabled field,
  // where the player cannot change it; otherwise the list starts empty.
  const isKept = !isOffered && initial !== '' && field.isDisabled === true;
  return {
    kind,
    options: isKept ? [...options, { value: initial, label: initial }] : options,
    initial: isOffered || isKept || field.isHidden ? initial : '',
    ...(isAmount && { inputMode: 'decimal' }),
    // Nobody types here: a mask would take the number's first digits for its prefix.
    ...maskOf(kind === 'phone' && !isOpen ? '' : field.mask, field.type === 'date' && patterns.length === 0),
  };
}

interface FieldSource {
  /** What the field's name suggests. */
  suggested: FieldTraits;
  /** The server's own; those of the type apply if there are none. */
  rules: readonly FieldRule[];
  country: string;
}

/** A field as an input, without what depends on where it comes from. */
function modelOf(field: AskedField, { suggested, rules: own, country }: FieldSource): FieldModel {
  const { name, type, mask, items: choices } = field;
  const rules = own.length > 0 ? own : rulesOfType(type);
  const patterns = rules.map(({ regex }) => regex);
  const traits = fittingTraits(suggested, { rules: patterns, choices, mask, type });
  return {
    ...traits,
    ...regionPrefixOf(traits, country),
    name,
    key: keyOf(name),
    label: '',
    placeholder: '',
    rules,
    checkLuhn: false,
    isRequired: isFieldRequired(patterns, choices),
    isHidden: field.isHidden === true,
    isDisabled: field.isDisabled === true,
    isAdvanced: false,
    ...shapeOf(field, patterns, country),
  };
}

const suggestedBy = (...asked: Parameters<typeof isTaxNumber>): FieldTraits =>
  isTaxNumber(...asked) ? { isCode: true } : fieldTraits(asked[0].name);

/** The method's own fields as inputs, without the amount, which has an input of its own (FORM-05). */
export function methodFieldModels(
  method: Pick<PaymentMethod, 'fields' | 'checkLuhn'>,
  texts: Texts,
  country: string,
): FieldModel[] {
  const cardNumber = cardNumberField(method, country);
  const names = method.fields.map(({ name }) => name);
  const isOfCard = cardNumber !== null || asksForCard(names);
  return method.fields
    .filter(({ name, type }) => name !== 'amount' && type !== 'amount')
    .map(field => {
      const name = nameBeside(isOfCard, field.name);
      const message = textOf(texts, field.regex_error_key);
      const { type, mask, values: items } = field;
      const isHidden = type === 'hidden';
      const model = modelOf(
        {
          name: field.name,
          type,
          mask,
          items,
          value: isHidden && items?.length === 1 ? items[0]?.value : '',
        },
        {
          suggested:
            field === cardNumber ? CARD_NUMBER_TRAITS : suggestedBy({ ...field, name }, names, country),
          rules: field.regex ? [{ regex: field.regex, message }] : [],
          country,
        },
      );
      return {
        ...model,
        label: labelOf(texts, field.name === 'holder' ? { ...field, name } : field),
        placeholder: textOf(texts, field.placeholder_key),
        checkLuhn: method.checkLuhn === true && model.isCardNumber === true,
        isHidden,
      };
    });
}

/** Dynamic fields as inputs (DEP-03). `beside`: the names of fields that the form had before. */
export function formFieldModels(
  fields: readonly FormField[],
  country: string,
  beside: readonly string[] = [],
): FieldModel[] {
  const names = fields.map(({ name, alias = name }) => alias);
  const isOfCard = asksForCard([...beside, ...names]);
  return fields.map(field => {
    const { alias, mask, validations = [] } = field;
    const name = alias ?? field.name;
    const known = nameBeside(isOfCard, name);
    const suggested = suggestedBy({ name: known, mask, regex: validations[0]?.regex }, names, country);
    return {
      ...modelOf(field, { suggested, rules: validations, country }),
      isHalf: false,
      label: field.label.trim() || humanise(name),
      isAdvanced: field.isAdvanced === true,
      isTriggered: field.isTriggered === true,
    };
  });
}
