import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderCashier } from '../../../../tests/support/unit/renderCashier';
import { methodsAnswer, sampleMethod } from '../../../../tests/support/unit/samples';

const TRON = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE';
const values = [
  { value: 'trc20', text: 'TRC-20' },
  { value: 'erc20', text: 'ERC-20' },
];

it.each(['usdt_trc20', 'USDT-TRC-20'])(
  '[WD-01] the network in the name of the coin holds the address where the method asks for none: %s',
  async name => {
    const tether = sampleMethod({
      name,
      category: 'crypto',
      text: { en: 'Tether' },
      fields: [{ name: 'address' }],
    });
    const { player } = await renderCashier({
      parent: { page: 'withdrawal' },
      answers: { 'methods-withdrawal': methodsAnswer(tether), 'withdrawal-list': [] },
    });
    await player.click(await screen.findByRole('button', { name: 'Tether' }));
    await player.click(await screen.findByRole('textbox', { name: 'Wallet address' }));
    await player.paste('0x52908400098527886E0F7030069857D2E4169EE7');
    expect(await screen.findByText(/This address is for ERC-20/)).toBeTruthy();
  },
);

async function openCoin(name = 'address') {
  const tether = sampleMethod({
    name: 'usdt',
    category: 'crypto',
    text: { en: 'Tether' },
    fields: [{ name: 'chain', type: 'networks', values }, { name }],
  });
  const { player, container } = await renderCashier({
    parent: { page: 'withdrawal' },
    answers: { 'methods-withdrawal': methodsAnswer(tether), 'withdrawal-list': [] },
  });
  await player.click(await screen.findByRole('button', { name: 'Tether' }));
  const address = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Wallet address' });
  const choose = async (network: string) =>
    player.selectOptions(container.querySelector('[name="chain"]') as HTMLSelectElement, network);
  return { player, address, choose };
}

it('[WD-01] a payment link of the chosen network becomes its address, before or after the choice', async () => {
  const { player, address, choose } = await openCoin();
  await player.click(address);
  await player.paste(`tron:${TRON}?amount=5`);
  expect(address.value).toBe(`tron:${TRON}?amount=5`);
  await choose('trc20');
  expect(address.value).toBe(TRON);
  await player.clear(address);
  await player.paste(`tron:${TRON}`);
  expect(address.value).toBe(TRON);
});

it.each(['address', 'wallet_address', 'walletAddress', 'wallet'])(
  '[WD-01] a network in a spelling of the server’s own holds the address as well, here of the field %s',
  async name => {
    const { player, address, choose } = await openCoin(name);
    await choose('erc20');
    await player.click(address);
    await player.paste(TRON);
    expect(await screen.findByText(/This address is for TRC-20/)).toBeTruthy();
    expect(address.getAttribute('aria-invalid')).toBe('true');
    await choose('trc20');
    expect(address.getAttribute('aria-invalid')).toBeNull();
  },
);
