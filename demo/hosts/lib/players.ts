import type { UserData } from '../../sandbox/core/userData';

export type Player = UserData;

/** The sandbox's players, as a host knows its own; all, or the one of a token. */
export async function fetchPlayers(token?: string): Promise<Player[]> {
  const query = token === undefined ? '' : `?token=${encodeURIComponent(token)}`;
  const answer = await fetch(`/admin/users${query}`);
  if (!answer.ok) throw new Error('The sandbox bank does not answer.');
  return (await answer.json()) as Player[];
}

export const playerKey = ({ token }: Player): string => token.replace(/^demo-/, '');

/** The player that the settings name; Mexico's where they name nobody. */
export function choosePlayer(players: readonly Player[], key: string): Player {
  const player =
    players.find(one => playerKey(one) === key) ?? players.find(one => playerKey(one) === 'mx') ?? players[0];
  if (!player) throw new Error('The sandbox has no players.');
  return player;
}
