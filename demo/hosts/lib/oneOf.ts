/** The value if it is allowed, else `fallback`. */
export const oneOf = <const T extends string>(
  value: string | null,
  allowed: readonly T[],
  fallback: NoInfer<T>,
): T => allowed.find(one => one === value) ?? fallback;
