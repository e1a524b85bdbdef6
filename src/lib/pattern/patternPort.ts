export type PatternVerdict = boolean | 'unchecked';

type PatternQuestion = { id: number; pattern: string; value: string };
export type PatternAnswer = { id: number; verdict: PatternVerdict };

/** What a spawned worker is to the checker. */
export type PatternWorker = {
  postMessage(question: PatternQuestion): void;
  /** Told 'ready' once, 'failed' where the script cannot load, and an answer for each question. */
  onAnswer(listener: (answer: 'ready' | 'failed' | PatternAnswer) => void): void;
  terminate(): void;
};
