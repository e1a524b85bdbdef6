export type PatternVerdict = boolean | 'unchecked';

type PatternQuestion = { id: number; pattern: string; value: string };
export type PatternAnswer = { id: number; verdict: PatternVerdict };

/** The worker as the checker sees it. */
export type PatternWorker = {
  postMessage(question: PatternQuestion): void;
  /** The listener gets 'ready' once, or 'failed' if the script cannot load, and then an answer to each question. */
  onAnswer(listener: (answer: 'ready' | 'failed' | PatternAnswer) => void): void;
  terminate(): void;
};
