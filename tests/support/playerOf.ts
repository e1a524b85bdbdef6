import type { UserData } from '../../demo/sandbox/core/userData';
import type { Sandbox } from '../../demo/sandbox/createSandbox';

/** The player of a token as a host hands it over: with the balance of now, and without the token. */
export function playerOf(sandbox: Sandbox, token: string): Omit<UserData, 'token'> {
  const data = sandbox.userData(token);
  if (!data) throw new Error(`The sandbox has no player ${token.split(':')[0]}.`);
  const { token: _, ...user } = data;
  return user;
}
