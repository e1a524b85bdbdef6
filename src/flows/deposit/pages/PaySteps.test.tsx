import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { PaySteps } from './PaySteps';

it('[DEP-05] [I18N-02] the bank’s title stands at the side that its words are read from, as its description does', async () => {
  const texts = { title: 'Pay at the counter', description: '<p>Show the code</p>' };
  await renderCashier({ parent: { locale: 'ar' } }, <PaySteps texts={texts} steps={[]} isForeign />);
  const title = screen.getByRole('heading', { name: texts.title });
  expect(title.dir).toBe('auto');
  expect(screen.getByText('Show the code').closest('[dir]')?.getAttribute('dir')).toBe(title.dir);
});
