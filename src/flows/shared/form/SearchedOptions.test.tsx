import { expect, it } from 'vitest';
import { renderCashier, until } from '../../../../tests/support/unit/renderCashier';
import { NoMethodFound } from '../list/NoMethodFound';
import { SearchedOptions } from './SearchedOptions';

const options = Array.from({ length: 20 }, (_, index) => ({ id: `${index}`, label: `Country ${index}` }));

it('[METH-05] [WD-01] a search that finds nothing is announced: the focus stays in its field', async () => {
  const { cashier, player, container } = await renderCashier(
    {},
    <SearchedOptions
      label="Countries"
      searchLabel="Search countries"
      notFound="No such country here"
      options={options}
      value={null}
      onChange={() => {}}
    />,
  );
  const search = container.querySelector('input');
  if (!search) throw new Error('no search');
  await player.type(search, '19');
  expect(cashier.announcer.polite).toBe('');
  await player.type(search, 'x');
  await until(() => expect(cashier.announcer.polite).toBe('No such country here'));
});

it('[METH-04] so is one for a method', async () => {
  const { cashier } = await renderCashier({}, <NoMethodFound />);
  expect(cashier.announcer.polite).toBe('No method with this name');
});
