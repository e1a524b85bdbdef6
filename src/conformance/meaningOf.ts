/** What a fault of a call means to players. */
const MEANINGS: Readonly<Record<string, string>> = {
  'methods-payment-v3': 'Without a good list the player sees no way to deposit; a faulty method is left out.',
  'methods-withdrawal':
    'Without a good list the player sees no way to withdraw; a faulty method is left out.',
  'methods-country-selector-v2': 'The player cannot choose a region.',
  'deposit-limits':
    "The form falls back on the method's own limits, and the server may refuse what it allowed.",
  'session-start': 'The deposit is sent without a payment session.',
  'deposit-create':
    'The player is told that the deposit may have been made, and waits for a status instead of paying.',
  'deposit-create-p2p': 'The player does not learn whom to pay, and the host gets onInvalidP2PResponse.',
  'deposit-status': 'The player sees no progress where no push comes, and after a lost answer.',
  'deposit-cancel': 'A deposit that the player has left stays open.',
  'deposit-check': 'An open peer-to-peer deposit is not found again.',
  'bank-get': 'The bank of the card to pay to is not shown.',
  'sweepstake-boxes': 'The player sees no coin packages.',
  'sweepstake-balance-get': 'The player sees no balance to redeem.',
  'sweepstake-recoup-sum': 'The player cannot see what must still be played.',
  'payment-convert-v2': 'The player cannot see what a redemption will bring.',
  'withdrawal-list': 'Withdrawals under way are not listed and cannot be cancelled.',
  'withdrawal-create': 'The player cannot withdraw, or does not learn whether it was done.',
  'withdrawal-cancel': 'The player cannot take a withdrawal back.',
  'deposit.status push': 'The player learns of the outcome only when the widget asks.',
  'withdrawal.status push': 'The player learns of the outcome only when the widget asks.',
  'login.token push': 'What it says of the player, as their balance, is not shown.',
  'withdrawal-status': 'The player sees no progress of a withdrawal.',
  'an unknown call': 'The widget cannot say why a call was refused.',
  'a call without a token': 'Without a 401 the host is never asked for a new token.',
  'cross-origin access': 'A browser keeps the answers from a widget on another origin.',
};

export const meaningOf = (call: string): string =>
  MEANINGS[call] ?? 'The widget treats the call as failed and shows an error.';
