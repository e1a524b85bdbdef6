/** Whether a number above 0 has been typed. */
export const isPayable = (value: number): boolean => value > 0 && Number.isFinite(value);
