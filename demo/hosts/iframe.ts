import { createLog } from './lib/createLog';
import { demoBonuses } from './lib/demoBonuses';
import { find } from './lib/find';
import { parentDataOf } from './lib/parentDataOf';
import { choosePlayer, fetchPlayers, type Player } from './lib/players';
import { readSettings, type Settings } from './lib/Settings';
import { showNotice } from './lib/showNotice';
import { showPlayer } from './lib/showPlayer';

const FRAME_ADDRESS = 'frame.html';

const frame = find('#frame', HTMLElement);
const page = find('iframe', HTMLIFrameElement);

interface Message {
  messageType: string;
  [field: string]: unknown;
}

function readMessage(data: unknown): Message | null {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    const isMessage = typeof message === 'object' && message !== null && 'messageType' in message;
    return isMessage ? (message as Message) : null;
  } catch {
    return null;
  }
}

/** The host's side by hand: wait for Loaded, answer it with the player's data, listen. */
function host(player: Player, settings: Settings): void {
  const log = createLog(find('#log', HTMLElement), () => [player.token]);
  const origin = new URL(FRAME_ADDRESS, location.href).origin;

  const send = (type: string, payload?: unknown): void => {
    page.contentWindow?.postMessage(JSON.stringify({ type, payload }), origin);
    log.add(`host → ${type}`, payload);
  };
  const open = (): void => {
    page.src = FRAME_ADDRESS;
  };

  window.addEventListener('message', event => {
    if (event.source !== page.contentWindow || event.origin !== origin) return;
    const message = readMessage(event.data);
    if (!message) return;
    const { messageType, ...fields } = message;
    log.add(messageType, fields);
    if (messageType === 'Loaded') send('loaded', parentDataOf(player, settings));
    else if (messageType === 'onClose') {
      page.src = 'about:blank';
      showNotice(frame, { text: 'The player closed the cashier.', action: 'Open it again', run: open });
    }
  });

  let hasBonuses = settings.bonuses === 'on';
  find('#bonuses', HTMLButtonElement).addEventListener('click', () => {
    hasBonuses = !hasBonuses;
    send('bonus-list-updated', hasBonuses ? demoBonuses(settings.currency || player.currency) : []);
  });
  find('#close', HTMLButtonElement).addEventListener('click', () => send('close'));
  find('#log-clear', HTMLButtonElement).addEventListener('click', log.clear);
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
