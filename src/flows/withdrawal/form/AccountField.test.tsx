import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../../tests/support/unit/samples';

it('[METH-07] [FORM-13] the accounts are a named group of buttons; no label stands for a field that is not there', async () => {
  const { player, container } = await renderCashier({
    parent: { page: 'withdrawal' },
    answers: {
      'methods-withdrawal': methodsAnswer({
        ...sampleMethod({ text: { en: 'SPEI' } }),
        accountTypes: ['main', 'additional'],
      } as ReturnType<typeof sampleMethod>),
      'withdrawal-list': [],
    },
  });
  await player.click(await screen.findByRole('button', { name: 'SPEI' }));
  expect(await screen.findByRole('group', { name: 'Taken from' })).toBeTruthy();
  const labels = [...container.querySelectorAll('label')];
  expect(labels.length).toBeGreaterThan(0);
  expect(labels.filter(({ control }) => control === null)).toEqual([]);
});
