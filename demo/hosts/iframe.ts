import { type EmbeddedCashier, embedCashier } from '../../src/embed';
import { createLog } from './lib/createLog';
import { demoBonuses } from './lib/demoBonuses';
import { find } from './lib/find';
import { parentDataOf } from './lib/parentDataOf';
import { choosePlayer, fetchPlayers, type Player } from './lib/players';
import { readSettings, type Settings } from './lib/Settings';
import { showNotice } from './lib/showNotice';
import { showPlayer } from './lib/showPlayer';

const frame = find('#frame', HTMLElement);
const onClick = (selector: string, run: () => void): void =>
  find(selector, HTMLButtonElement).addEventListener('click', run);

/** The host's side: the SDK makes the frame, shakes hands and tells what happens in it. */
function host(player: Player, settings: Settings): void {
  const log = createLog(find('#log', HTMLElement), () => [player.token]);
  let cashier: EmbeddedCashier;

  function open(): void {
    cashier = embedCashier(find('#place', HTMLElement), {
      src: 'frame.html',
      data: parentDataOf(player, settings),
      height: 'container',
      onMessage: ({ messageType, ...fields }) => log.add(messageType, fields),
      onLoadError: ({ code }) => log.add('load error', { code }),
    });
    cashier.on('onExternalRedirectEvent', ({ url }) => window.open(url, '_blank', 'noopener'));
    cashier.on('onClose', () => {
      cashier.destroy();
      showNotice(frame, { text: 'The player closed the cashier.', action: 'Open it again', run: open });
    });
  }

  let hasBonuses = settings.bonuses === 'on';
  onClick('#bonuses', () => {
    hasBonuses = !hasBonuses;
    const bonusList = hasBonuses ? demoBonuses(settings.currency || player.currency) : [];
    cashier.update({ bonusList });
    log.add('host → update', { bonusList });
  });
  onClick('#back', () => cashier.back());
  onClick('#close', () => cashier.close());
  onClick('#log-clear', log.clear);
  open();
}

const settings = readSettings(location.search);
document.documentElement.dataset['theme'] = settings.theme;
for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a')) link.search = location.search;
fetchPlayers()
  .then(players => {
    const player = choosePlayer(players, settings.user);
    showPlayer(player);
    host(player, settings);
  })
  .catch((error: unknown) => showNotice(frame, { text: `The demo could not start: ${String(error)}` }));
