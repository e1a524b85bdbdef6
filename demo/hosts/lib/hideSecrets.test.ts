import { expect, it } from 'vitest';
import { hideSecrets } from './hideSecrets';

it('hides a token by its name and wherever it occurs', () => {
  const detail = { token: 'abc', nested: [{ url: 'https://bank.example/?t=demo-mx' }], amount: 5 };
  expect(hideSecrets(detail, ['demo-mx', ''])).toEqual({
    token: '•••',
    nested: [{ url: 'https://bank.example/?t=•••' }],
    amount: 5,
  });
});
