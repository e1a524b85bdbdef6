import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderCashier } from '../../tests/support/unit/renderCashier';
import type { Cashier } from '../state/Cashier';
import { addNotification } from '../state/createNotificationsState';

const catalogs = import.meta.glob<Record<string, string>>('../../locales/*.json', {
  eager: true,
  import: 'default',
});

it('[ERR-03] [I18N-02] a reason of the bank’s in another script is read in its own direction', async () => {
  const content = 'تم تجاوز الحد اليومي 500 MXN';
  await renderCashier(
    { prepare: ({ cashier }) => addNotification(cashier.notifications, { content, reference: 'r-1' }) },
    <p />,
  );
  expect((await screen.findByText(content)).localName).toBe('bdi');
});

it('[ERR-03] the button that copies a reference has the words on it in its name, in every language', async () => {
  await renderCashier(
    {
      prepare: ({ cashier }) =>
        addNotification(cashier.notifications, { content: 'Refused', reference: '8f3a21c9-5d0e' }),
    },
    <p />,
  );
  const button = await screen.findByRole('button', { name: 'Copy: Reference 8f3a21c9-5d0e' });
  expect(button.textContent).toBe('Reference 8f3a21c9');
  for (const [name, messages] of Object.entries(catalogs))
    expect(messages['transfer.copyOf'], name).toContain('{label}');
});

describe('[ERR-03] what is said when the player leaves the screen', () => {
  const say = (cashier: Cashier, content: string, isOfScreen: boolean) =>
    act(() => void addNotification(cashier.notifications, { content, isOfScreen }));

  it.each([
    ['back', ({ router }: Cashier) => void router.back()],
    ['on', ({ router }: Cashier) => router.navigate('/deposit/region')],
  ])('about that screen goes with it on the way %s; what is about a payment stays', async (_, leave) => {
    const { cashier } = await renderCashier({}, <p />);
    act(() => cashier.router.navigate('/deposit/redirect'));
    say(cashier, 'The form is wrong', true);
    say(cashier, 'The deposit is made', false);
    await screen.findByText('The form is wrong');
    act(() => leave(cashier));
    await vi.waitFor(() => expect(screen.queryByText('The form is wrong')).toBeNull());
    expect(screen.getByText('The deposit is made')).toBeTruthy();
  });

  it('in the moment of leaving is of the screen that opens', async () => {
    const { cashier } = await renderCashier({}, <p />);
    act(() => {
      addNotification(cashier.notifications, { content: 'Choose again', isOfScreen: true });
      cashier.router.navigate('/deposit', { isReset: true });
    });
    expect(await screen.findByText('Choose again')).toBeTruthy();
  });
});
