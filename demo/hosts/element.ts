import { copy } from './lib/copy';
import { createFaults } from './lib/createFaults';
import { createLog } from './lib/createLog';
import { createSetup } from './lib/createSetup';
import { createStage } from './lib/createStage';
import { createTabs } from './lib/createTabs';
import { find } from './lib/find';
import { listen } from './lib/listen';
import { parentDataOf } from './lib/parentDataOf';
import { choosePlayer, fetchPlayers, type Player } from './lib/players';
import { readSettings, type Settings, settingsQuery } from './lib/Settings';
import { showAmounts } from './lib/showAmounts';
import { showNotice } from './lib/showNotice';
import { showPlayer } from './lib/showPlayer';
import { htmlSnippet, reactSnippet } from './lib/snippetOf';

const BALANCE_EVERY_MS = 3_000;

const place = find('#place', HTMLElement);
const frame = find('#frame', HTMLElement);
const snippets = { html: find('#snippet-html', HTMLElement), react: find('#snippet-react', HTMLElement) };
const onClick = (selector: string, run: (button: HTMLButtonElement) => void): void => {
  const button = find(selector, HTMLButtonElement);
  button.addEventListener('click', () => run(button));
};

async function run(): Promise<void> {
  const players = await fetchPlayers();
  let player: Player;
  let settings: Settings;
  const stage = createStage(place);
  const log = createLog(find('#log', HTMLElement), () => [player.token]);
  const faults = createFaults(find('#faults', HTMLFormElement), () => player.id);

  function apply(chosen: Settings): void {
    settings = chosen;
    player = choosePlayer(players, settings.user);
    const data = parentDataOf(player, settings);
    history.replaceState(null, '', `${location.pathname}${settingsQuery(settings)}`);
    document.documentElement.dataset['theme'] = settings.theme;
    document.body.dataset['width'] = settings.width;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a')) link.search = location.search;
    showNotice(frame, null);
    stage.show(data);
    showPlayer(player);
    showAmounts(
      find('#amounts', HTMLElement),
      find('#cards', HTMLElement),
      settings.currency || player.currency,
    );
    snippets.html.textContent = htmlSnippet(data);
    snippets.react.textContent = reactSnippet(data);
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

  listen(place, (type, detail) => {
    log.add(type, detail);
    if (type === 'close') {
      stage.remove();
      showNotice(frame, {
        text: 'The player closed the cashier.',
        action: 'Open it again',
        run: stage.restart,
      });
    } else if (type === 'token-expired') {
      showNotice(frame, { text: 'The token has expired.', action: 'Set a new token', run: stage.renewToken });
    }
    if (type === 'request') void faults.refresh();
  });
  apply(createSetup(find('#setup', HTMLFormElement), players, readSettings(location.search), apply));

  createTabs(find('#tabs', HTMLElement));
  onClick('#restart', () => {
    showNotice(frame, null);
    stage.restart();
  });
  onClick('#back', stage.back);
  onClick('#close', stage.close);
  onClick('#log-clear', log.clear);
  onClick('#copy-html', button => void copy(snippets.html.textContent ?? '', button));
  onClick('#copy-react', button => void copy(snippets.react.textContent ?? '', button));
  await faults.refresh();
  setInterval(() => {
    if (!document.hidden) void refreshBalance();
  }, BALANCE_EVERY_MS);
}

run().catch((error: unknown) => showNotice(frame, { text: `The demo could not start: ${String(error)}` }));
