/** The two kinds of payment: each has its calls, its screens and its lock. */
export type Payment = 'deposit' | 'withdrawal';
