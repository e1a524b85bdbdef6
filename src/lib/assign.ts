/** `Object.assign`, checked: nothing but fields of the target, and values that they may have. */
export const assign: <Target extends object>(
  target: Target,
  ...parts: (Partial<NoInfer<Target>> | false | null | undefined)[]
) => Target = Object.assign;
