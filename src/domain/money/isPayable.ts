/** More than nothing has been typed, and it is a number. */
export const isPayable = (value: number): boolean => value > 0 && Number.isFinite(value);
