import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../../tests/support/unit/samples';
import { loadMarks } from '../../../ui/picture/loadPictures';

beforeAll(loadMarks);

it('[METH-06] an icon that nobody can give is reported, and a neutral mark stands in its place', async () => {
  const method = { ...sampleMethod(), name: 'zzqx', text: { en: 'Zebra Pay' }, iconIds: ['zzqx-unknown'] };
  const { cashier, container, told } = await renderCashier({
    answers: { 'methods-payment-v3': methodsAnswer(method) },
  });
  const picture = await waitFor(() => {
    const found = container.querySelector('img');
    if (!found) throw new Error('no picture yet');
    return found;
  });
  expect(picture.getAttribute('src')).toContain('/cashier/icons/zzqx-unknown.svg');
  fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('.mark')?.textContent).toBe('ZP');
  expect(told('Error')).toContainEqual({
    messageType: 'Error',
    message: 'Unable to fetch icon',
    field: 'zzqx-unknown',
  });
  // Nor is it asked for once more when the list is drawn anew.
  act(() => cashier.router.navigate('/withdrawal'));
  await waitFor(() => expect(container.textContent).not.toContain('Zebra Pay'));
  act(() => cashier.router.navigate('/deposit', { isReset: true }));
  await screen.findByRole('button', { name: 'Zebra Pay' });
  await new Promise(resolve => setTimeout(resolve, 300));
  expect(container.querySelector('img')).toBeNull();
});

it('[METH-06] of several icons the next is asked for where one cannot be had', async () => {
  const method = { ...sampleMethod(), name: 'zzqx', iconIds: ['zzqx-gone', 'zzqx-here'] };
  const { container, told } = await renderCashier({
    answers: { 'methods-payment-v3': methodsAnswer(method) },
  });
  const source = () => container.querySelector('img')?.getAttribute('src');
  await waitFor(() => expect(source()).toContain('/icons/zzqx-gone.svg'));
  for (const picture of container.querySelectorAll('img')) fireEvent.error(picture);
  expect(source()).toContain('/icons/zzqx-here.svg');
  expect(told('Error')).toMatchObject([{ field: 'zzqx-gone' }]);
});

it('[METH-06] an icon that several methods share is reported once', async () => {
  const twins = ['zzqx', 'zzqy'].map(name => ({ ...sampleMethod(), name, iconIds: ['zzqx-unknown'] }));
  const { container, told } = await renderCashier({
    answers: { 'methods-payment-v3': methodsAnswer(...twins) },
  });
  await waitFor(() => expect(container.querySelectorAll('img')).toHaveLength(2));
  for (const picture of container.querySelectorAll('img')) fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(told('Error')).toHaveLength(1);
});

it('[METH-06] [API-06] an icon id that was cut within a character does not take the list away', async () => {
  const method = { ...sampleMethod(), name: 'zzqx', iconIds: ['zzqx-\ud83d'] };
  const { container } = await renderCashier({ answers: { 'methods-payment-v3': methodsAnswer(method) } });
  await waitFor(() => expect(container.querySelector('img')).not.toBeNull());
});
