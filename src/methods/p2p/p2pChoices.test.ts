import { describe, expect, it } from 'vitest';
import { sampleMethod } from '../../../tests/support/unit/samples';
import { p2pChoices } from './p2pChoices';

describe('[P2P-07] the choices of a list', () => {
  const list = ['card_p2p_uz_uzcard', 'card_p2p_uz_humo', 'card', 'sbp_p2p'].map(name =>
    sampleMethod({ name }),
  );
  const names = (picked: string, group: string | null = null) =>
    p2pChoices(sampleMethod({ name: picked }), { list, group }).map(({ name }) => name);

  it('are the offered ones of the same list, the picked one first', () => {
    expect(names('card_p2p_uz_humo')).toEqual(['card_p2p_uz_humo', 'card_p2p_uz_uzcard']);
    expect(names('sbp_p2p')).toEqual(['sbp_p2p']);
    expect(names('kaspi_p2p')).toEqual(['kaspi_p2p']);
  });

  it('are not asked for again after the group’s own list', () => {
    expect(names('card_p2p_uz_humo', 'e-money')).toEqual(['card_p2p_uz_humo']);
  });
});
