/** Section 5, FORM-10: the digits of an id. */
export const ID_PATTERN = '^\\d{8,10}$';
