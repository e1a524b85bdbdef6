export const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
