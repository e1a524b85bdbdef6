/** This project's own (contract.md): the codes of a 404 that says 'none was made', and no more. */
export const NOT_FOUND_CODES = {
  deposit: 'banking.depositUnknown',
  withdrawal: 'banking.withdrawalUnknown',
} as const;
