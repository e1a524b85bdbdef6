import { attributeOf, PARENT_FIELD_NAMES } from '../../src/host/parentData';
import { createLog } from './lib/createLog';
import { find } from './lib/find';
import { linkPages } from './lib/linkPages';
import { listen } from './lib/listen';
import { parentDataOf } from './lib/parentDataOf';
import { choosePlayer, fetchPlayers } from './lib/players';
import { readSettings } from './lib/Settings';
import { showNotice } from './lib/showNotice';
import { showPlayer } from './lib/showPlayer';
import { snippetOf } from './lib/snippetOf';

const place = find('#place', HTMLElement);
const frame = find('#frame', HTMLElement);

async function run(): Promise<void> {
  const settings = { ...readSettings(location.search), embed: 'script' };
  linkPages(settings);
  document.documentElement.dataset['theme'] = settings.theme;
  const player = choosePlayer(await fetchPlayers(), settings.user);
  const data = parentDataOf(player, settings);
  const log = createLog(find('#log', HTMLElement), () => [player.token]);
  showPlayer(player);
  find('#snippet', HTMLElement).textContent = snippetOf('script', data, location.origin);

  listen(place, (type, detail) => {
    log.add(type, detail);
    if (type !== 'close') return;
    place.replaceChildren();
    showNotice(frame, {
      text: 'The player closed the cashier.',
      action: 'Open it again',
      run: () => location.reload(),
    });
  });
  find('#log-clear', HTMLButtonElement).addEventListener('click', log.clear);

  // Attributes alone, as in a page's own HTML.
  const widget = document.createElement('cashier-widget');
  for (const name of PARENT_FIELD_NAMES) {
    const value = data[name];
    if (value === undefined || value === null) continue;
    widget.setAttribute(attributeOf(name), typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  place.replaceChildren(widget);
}

run().catch((error: unknown) => showNotice(frame, { text: `The demo could not start: ${String(error)}` }));
