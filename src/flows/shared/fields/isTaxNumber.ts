import { fieldTraits } from './fieldTraits';

/** India's tax number has the name of a card's number. */
const PAN = /^(.*_)?pan(_?card)?(_?(number|num|no))?$/i;

interface NamedField {
  name: string;
  mask?: string | undefined;
  regex?: string | undefined;
}

const isOfCard = (name: string): boolean => /^cc-(exp|csc)/.test(fieldTraits(name).autoComplete ?? '');

/**
 * Whether a PAN is the tax number, as ABCDE1234F: in India, where nothing else on the form is of a card and nothing
 * says how it is written.
 */
export const isTaxNumber = (
  { name, mask, regex }: NamedField,
  names: readonly string[],
  country: string,
): boolean => country.toUpperCase() === 'IN' && PAN.test(name) && !mask && !regex && !names.some(isOfCard);
