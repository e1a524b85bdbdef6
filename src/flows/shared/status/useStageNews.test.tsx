import { act } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { expect, it } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { StatusHero } from '../../../ui/status/StatusHero';
import { useStageNews } from './useStageNews';

it('[DEP-10] a new stage is announced in other words than its title, as a screen reader may take both for one', async () => {
  let move = (_: string): void => {};
  function Hero(): ReactElement {
    const [title, setTitle] = useState('Payment accepted');
    move = setTitle;
    useStageNews(title, title);
    return <StatusHero kind="info" title={title} text="" />;
  }
  const { cashier } = await renderCashier({}, <Hero />);
  expect(cashier.announcer.polite).toBe('');
  act(() => move('Deposit received'));
  expect(cashier.announcer.polite).toBe('Deposit received\u00a0');
});
