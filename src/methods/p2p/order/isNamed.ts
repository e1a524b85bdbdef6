import type { P2PAnswer } from '../../../api/contract/p2p';

/** An answer that names its deposit. */
export type NamedAnswer = P2PAnswer & { depositId: string };

export const isNamed = (answer: P2PAnswer): answer is NamedAnswer => answer.depositId !== undefined;
