import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../../tests/support/unit/samples';

const bonus = { id: 1, type: 'deposit', title: 'Welcome', depositBonusData: { minDeposit: 50 } };

async function openDetails(fields: object): Promise<HTMLElement> {
  const { cashier, container } = await renderCashier({
    parent: {
      bonusList: [{ ...bonus, ...fields }],
      schema: { assets: { badge: 'https://host.example/b.txt' } },
    },
    answers: { 'methods-payment-v3': methodsAnswer(sampleMethod()) },
  });
  act(() => cashier.router.navigate('/deposit/bonus-details'));
  await screen.findByText('Minimum deposit');
  return container;
}

beforeEach(() => vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 }))));

describe('[BON-02] the details of a bonus', () => {
  it('show its own picture, and the gift where that cannot be had', async () => {
    const page = await openDetails({ imageUrl: 'https://host.example/welcome.png' });
    const picture = page.querySelector('img');
    expect(picture?.src).toBe('https://host.example/welcome.png');
    expect(picture?.alt).toBe('');
    if (picture) fireEvent.error(picture);
    expect(page.querySelector('img')).toBeNull();
    expect(page.querySelector('.bonus__art svg')).not.toBeNull();
  });

  it.each([
    'http://host.example/welcome.png',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    '/welcome.png',
  ])('do not load a picture from %s', async imageUrl => {
    const page = await openDetails({ imageUrl });
    expect(page.querySelector('img')).toBeNull();
  });

  it('show its own badge, and ask for no other', async () => {
    const fetch = vi.fn(() => Promise.resolve(new Response('From the asset')));
    vi.stubGlobal('fetch', fetch);
    await openDetails({ badge: ' Hot ' });
    expect(screen.getByText('Hot')).toBeDefined();
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([{ badge: '' }, { badge: 'x'.repeat(61) }, {}])(
    'without one of its own show the asset: %j',
    async fields => {
      vi.stubGlobal('fetch', () => Promise.resolve(new Response('From the asset')));
      await openDetails(fields);
      expect(await screen.findByText('From the asset')).toBeDefined();
    },
  );
});
