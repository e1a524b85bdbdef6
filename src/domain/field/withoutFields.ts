/**
 * What must not leak: long numbers, e-mail addresses, names, tokens and wallets. Small amounts and the values
 * of choices do not match.
 */
const SECRET = /(\d\W?){6}|@|\S \S|\S{20}/;
/** A shorter token may be a word that the message has by chance. */
const TOKEN_MIN_LENGTH = 8;

const SIGN = /[^\d\p{L}%]/gu;
/** As it is written, or as it stands in an address. Only the latter begins with %: it is read in one way. */
const ANY_SIGN = '(%..|[^\\d\\p{L}%])';

/**
 * A number also counts where it is grouped otherwise, as a card's, or has lost its signs, as a phone's or a tax id's; a
 * name in capitals, as banks write it.
 */
function spellings(value: string): RegExp {
  const plain = value.replace(SIGN, '');
  const spelled = value
    .replace(SIGN, ANY_SIGN)
    .replace(/[^ -~]/gu, letter => `(${letter}|${encodeURIComponent(letter)})`);
  return RegExp(+plain ? [...plain].join(`${ANY_SIGN}*`) : spelled, 'giu');
}

/**
 * RUM-01: removes the token, and what was typed into a field or as the code of a withdrawal, from a server's
 * message, which goes to the host and into logs.
 */
export function withoutFields(message: string, data: unknown, token?: string): string {
  const { code, fields } = Object(data);
  return [token, code, ...Object.values(Object(fields))].reduce<string>(
    (text, value, at) =>
      typeof value === 'string' && (at ? SECRET.test(value) : value.length >= TOKEN_MIN_LENGTH)
        ? text.replace(spellings(value), '…')
        : text,
    message,
  );
}
