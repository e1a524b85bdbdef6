import { createLog, type Log } from './lib/createLog';
import { find } from './lib/find';
import { parentDataOf } from './lib/parentDataOf';
import { choosePlayer, fetchPlayers, type Player } from './lib/players';
import { readSettings } from './lib/Settings';
import { showNotice } from './lib/showNotice';
import { showPlayer } from './lib/showPlayer';

interface NativeWindow {
  webkit?: { messageHandlers: Record<string, { postMessage(text: string): void }> };
  __BILLING_USER_DATA__?: unknown;
  /** What the widget leaves for the app. */
  cashierCommands?: { back(): void; close(): void };
}

/** What a native shell injects: the handler at once, the user data when the app has it. */
const shell: NativeWindow = window as NativeWindow;
const early: string[] = [];
let log: Log | null = null;

function receive(text: string): void {
  if (!log) {
    early.push(text);
    return;
  }
  const { messageType, ...fields } = JSON.parse(text) as { messageType: string };
  log.add(messageType, fields);
  if (messageType !== 'onClose') return;
  find('cashier-widget', HTMLElement).hidden = true;
  showNotice(find('#frame', HTMLElement), {
    text: 'The app would close the web view now.',
    action: 'Open it again',
    run: () => location.reload(),
  });
}

shell.webkit = { messageHandlers: { cashier: { postMessage: receive } } };

async function handOver(): Promise<Player> {
  const settings = readSettings(location.search);
  const player = choosePlayer(await fetchPlayers(), settings.user);
  const { theme, user, ...data } = parentDataOf(player, settings);
  // A native app leaves the theme to the platform: dark.
  shell.__BILLING_USER_DATA__ = { ...data, user: { ...user, platform: 'ios' } };
  return player;
}

const handedOver = handOver();
document.addEventListener('DOMContentLoaded', () => {
  let token = '';
  log = createLog(find('#log', HTMLElement), () => [token]);
  void handedOver.then(player => {
    token = player.token;
    showPlayer(player);
    for (const text of early.splice(0)) receive(text);
  });
  find('#close', HTMLButtonElement).addEventListener('click', () => shell.cashierCommands?.close());
  find('#back', HTMLButtonElement).addEventListener('click', () => shell.cashierCommands?.back());
  find('#log-clear', HTMLButtonElement).addEventListener('click', () => log?.clear());
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a')) link.search = location.search;
});
