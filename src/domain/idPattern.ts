/** FORM-10: 8 to 10 digits. */
export const ID_PATTERN: RegExp = /^\d{8,10}$/;
