/** Why an answer did not come; 'answered' if it did. */
export const failureOf = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => 'answered',
    (error: unknown) => error,
  );
