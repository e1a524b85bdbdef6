import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { PhoneCountryPicker } from './PhoneCountryPicker';

const brazil = { name: 'Brazil', code: 'BR', prefix: '+55', example: '' };
const mexico = { name: 'المكسيك', code: 'MX', prefix: '+52', example: '' };

it('[I18N-02] [FORM-09] a prefix keeps its plus in front behind a name that is read from the right', async () => {
  const { player } = await renderCashier(
    {},
    <PhoneCountryPicker countries={[brazil, mexico]} value={brazil} onChange={() => {}} />,
  );
  await player.click(screen.getByRole('button', { name: '+55, Change country' }));
  const labels = [...document.querySelectorAll('.option__text')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['Brazil +55', 'المكسيك \u2066+52\u2069']);
});
