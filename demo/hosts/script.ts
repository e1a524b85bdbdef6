import { createLog } from './lib/createLog';
import { find } from './lib/find';
import { listen } from './lib/listen';
import { showNotice } from './lib/showNotice';

const place = find('#place', HTMLElement);
const frame = find('#frame', HTMLElement);
const log = createLog(find('#log', HTMLElement), () => ['demo-mx']);

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
for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a')) link.search = location.search;
