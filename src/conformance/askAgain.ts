/**
 * The answers to one intent (API-04): sent twice at once, as a browser repeats a POST whose connection was reset, and
 * once more afterwards. Faulty ones are left out.
 */
export async function askAgain<Answer>(ask: () => Promise<Answer | undefined>): Promise<Answer[]> {
  const answers = [...(await Promise.all([ask(), ask()])), await ask()];
  return answers.filter(answer => answer !== undefined);
}
