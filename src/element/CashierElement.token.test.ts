import { expect, it, vi } from 'vitest';
import { create, listen, setUpElement } from '../../tests/support/unit/setUpElement';

const { lastHandle, opened, untilMounted } = setUpElement();

/** An element whose token is 'old', and its `token-expired` events. */
async function mountWithToken() {
  const element = create(made => {
    made.token = 'old';
  });
  const heard = listen(element, 'token-expired');
  document.body.append(element);
  await untilMounted();
  return { element, heard };
}

it('[ERR-01] token-expired fires once for calls that are refused together, and again for a later one', async () => {
  const { element, heard } = await mountWithToken();
  const [connection] = opened;
  const refuse = (...tokens: string[]) => {
    for (const token of tokens) connection?.refuseToken(token);
    return heard.length;
  };
  expect(refuse('old', 'old')).toBe(1);
  element.token = 'new';
  // Its call was under way when the new one was set.
  expect(refuse('old')).toBe(1);
  expect(refuse('new', 'new')).toBe(2);
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 5000);
  expect(refuse('new')).toBe(3);
});

it('[ERR-01] [USER-09] an older token that is refused late says nothing of the one that the host has set since', async () => {
  const { element, heard } = await mountWithToken();
  const refuse = (token: string) => {
    opened[0]?.refuseToken(token);
    return { told: heard.length, isRenewed: lastHandle().isTokenRenewed() };
  };
  expect(refuse('old')).toEqual({ told: 1, isRenewed: false });
  element.token = 'new';
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now + 5000);
  expect(refuse('old')).toEqual({ told: 1, isRenewed: true });
  expect(refuse('new')).toEqual({ told: 2, isRenewed: false });
  expect(refuse('old')).toEqual({ told: 2, isRenewed: false });
});

it('[ERR-01] [USER-09] a bank that refuses every token is not asked without a wait by a host that renews at once', async () => {
  const { element, heard } = await mountWithToken();
  const start = performance.now();
  let now = start;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const refuse = () => {
    opened[0]?.refuseToken(element.token);
    element.token = `renewed-${heard.length}-${now}`;
  };
  for (now = start; now < start + 10_000; now += 10) refuse();
  expect(heard.length).toBeLessThan(10);
  expect(heard.length).toBeGreaterThan(4);
});
