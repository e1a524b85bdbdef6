import { coerce, type Describe, enums, optional, string } from 'superstruct';

/** How the data of a redirect go along: in its query, or by a form. */
export type RedirectMethod = 'GET' | 'POST';

/** Anything but GET is posted (specification, section 4); an empty text is no method. */
export const RedirectMethodStruct: Describe<RedirectMethod | undefined> = coerce(
  optional(enums(['GET', 'POST'])),
  string(),
  text => {
    const word = text.trim().toUpperCase();
    if (word === '') return undefined;
    return word === 'GET' ? 'GET' : 'POST';
  },
) as Describe<RedirectMethod | undefined>;
