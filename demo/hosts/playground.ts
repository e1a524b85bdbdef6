import { CURRENCIES } from '../../src/spec/currencies';
import { copy } from './lib/copy';
import { createFaultPanel } from './lib/createFaultPanel';
import { createLogPanel } from './lib/createLogPanel';
import { createScenarioPicker } from './lib/createScenarioPicker';
import { createSetup } from './lib/createSetup';
import { createStage } from './lib/createStage';
import { createStatePanel } from './lib/createStatePanel';
import { createTabs } from './lib/createTabs';
import { find } from './lib/find';
import { linkPages } from './lib/linkPages';
import type { Hear } from './lib/Mounted';
import { mountElement } from './lib/mountElement';
import { mountFrame } from './lib/mountFrame';
import { parentDataOf } from './lib/parentDataOf';
import { choosePlayer, fetchPlayers, type Player } from './lib/players';
import { readSettings, type Settings, settingsQuery } from './lib/Settings';
import { showAmounts } from './lib/showAmounts';
import { showNotice } from './lib/showNotice';
import { showPlayer } from './lib/showPlayer';
import { snippetOf } from './lib/snippetOf';

const BALANCE_EVERY_MS = 3_000;

const frame = find('#frame', HTMLElement);
const snippet = find('#snippet', HTMLElement);
const onClick = (selector: string, run: (button: HTMLButtonElement) => void): void => {
  const button = find(selector, HTMLButtonElement);
  button.addEventListener('click', () => run(button));
};

async function run(): Promise<void> {
  const players = await fetchPlayers();
  const initial = readSettings(location.search);
  let player: Player;
  let settings: Settings;
  const secrets = (): string[] => [player.token];
  const mount = initial.embed === 'iframe' ? mountFrame : mountElement;
  const stage = createStage(find('#place', HTMLElement), mount, (...heard) => hear(...heard));
  const log = createLogPanel(secrets);
  const state = createStatePanel(stage.widget, secrets);
  const scenarios = createScenarioPicker();
  const faults = createFaultPanel(find('#faults', HTMLFormElement), () => player.id);

  function apply(chosen: Settings): void {
    settings = chosen;
    player = choosePlayer(players, settings.user);
    const data = parentDataOf(player, settings);
    const currency = settings.currency || player.currency;
    history.replaceState(null, '', `${location.pathname}${settingsQuery(settings)}`);
    document.documentElement.dataset['theme'] = settings.theme;
    document.body.dataset['width'] = settings.width;
    linkPages(settings);
    showNotice(frame, null);
    stage.show(data);
    showPlayer(player);
    showAmounts(find('#amounts', HTMLElement), find('#cards', HTMLElement), currency);
    scenarios.show(settings.scenario, currency, CURRENCIES[currency]?.isCrypto === true);
    snippet.textContent = snippetOf(settings.code || settings.embed, data, location.origin);
  }

  /** The account moves on the bank's side: a host hands the new balance over, as it would the first. */
  async function refreshBalance(): Promise<void> {
    const [now] = await fetchPlayers(player.token);
    if (now?.id !== player.id || now.balanceData?.primary.amount === player.balanceData?.primary.amount)
      return;
    players[players.indexOf(player)] = now;
    player = now;
    showPlayer(player);
    stage.update(parentDataOf(player, settings));
  }

  const hear: Hear = (name, detail, label) => {
    log.add(label, detail);
    if (name === 'close') {
      stage.remove();
      showNotice(frame, {
        text: 'The player closed the cashier.',
        action: 'Open it again',
        run: stage.restart,
      });
    } else if (name === 'token-expired') {
      showNotice(frame, { text: 'The token has expired.', action: 'Set a new token', run: stage.renewToken });
    }
    if (name === 'request') void faults.refresh();
    state.hear(name, detail);
  };
  apply(createSetup(find('#setup', HTMLFormElement), players, initial, apply));

  createTabs(find('#tabs', HTMLElement));
  onClick('#restart', () => {
    showNotice(frame, null);
    stage.restart();
  });
  onClick('#back', stage.back);
  onClick('#close', stage.close);
  onClick('#copy', button => void copy(snippet.textContent ?? '', button));
  await faults.refresh();
  setInterval(() => {
    if (!document.hidden) void refreshBalance();
  }, BALANCE_EVERY_MS);
}

run().catch((error: unknown) => showNotice(frame, { text: `The demo could not start: ${String(error)}` }));
