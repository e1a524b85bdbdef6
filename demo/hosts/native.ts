import { ownValue } from '../../src/lib/ownValue';
import { createLog, type Log } from './lib/createLog';
import { find } from './lib/find';
import { linkPages } from './lib/linkPages';
import { openOutside } from './lib/openOutside';
import { parentDataOf } from './lib/parentDataOf';
import { choosePlayer, fetchPlayers, type Player } from './lib/players';
import { readSettings } from './lib/Settings';
import { isShell, shells } from './lib/shells';
import { showNotice } from './lib/showNotice';
import { showPlayer } from './lib/showPlayer';

type NativeWindow = Window & { __BILLING_USER_DATA__?: unknown };

const FIRST_SHELL = 'ios';

/** What a native shell injects: the way in at once, the user data when the app has it. */
const native: NativeWindow = window;
const early: string[] = [];
let log: Log | null = null;

/** What the app does with a message, besides writing it down. */
const reactions: Readonly<Record<string, (fields: Record<string, unknown>) => void>> = {
  onClose: () => {
    find('cashier-widget', HTMLElement).hidden = true;
    showNotice(find('#frame', HTMLElement), {
      text: 'The app would close the web view now.',
      action: 'Open it again',
      run: () => location.reload(),
    });
  },
  copyToBuffer: ({ text }) => void navigator.clipboard?.writeText(String(text)).catch(() => {}),
  openExtBrowser: openOutside,
  onExternalRedirectEvent: openOutside,
};

function receive(text: string): void {
  if (!log) {
    early.push(text);
    return;
  }
  const { messageType, ...fields }: { messageType: string; [field: string]: unknown } = JSON.parse(text);
  log.add(messageType, fields);
  ownValue(reactions, messageType)?.(fields);
}

const asked = new URLSearchParams(location.search).get('shell') ?? FIRST_SHELL;
const shell = isShell(asked) ? asked : FIRST_SHELL;
shells[shell].install(window, receive);

async function handOver(): Promise<Player> {
  const settings = readSettings(location.search);
  const player = choosePlayer(await fetchPlayers(), settings.user);
  // A native app leaves the theme to the platform: dark.
  const { theme: _theme, user, ...data } = parentDataOf(player, settings);
  native.__BILLING_USER_DATA__ = { ...data, user: { ...user, platform: shells[shell].platform } };
  return player;
}

/** Another shell is another app: the page starts anew in it. */
function choose(name: string): void {
  const address = new URL(location.href);
  address.searchParams.set('shell', name);
  location.assign(address.href);
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
  const select = find('#shell', HTMLSelectElement);
  select.value = shell;
  select.addEventListener('change', () => choose(select.value));
  find('#close', HTMLButtonElement).addEventListener('click', () => native.cashierCommands?.close());
  find('#back', HTMLButtonElement).addEventListener('click', () => native.cashierCommands?.back());
  find('#log-clear', HTMLButtonElement).addEventListener('click', () => log?.clear());
  linkPages({ ...readSettings(location.search), embed: 'native' });
});
