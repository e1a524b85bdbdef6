import { createLog, type Log } from './createLog';
import { find } from './find';

/** The log with its filter and its buttons. */
export function createLogPanel(secrets: () => readonly string[]): Log {
  const pause = find('#log-pause', HTMLButtonElement);
  const filter = find('#log-filter', HTMLInputElement);
  let isPaused = false;
  const log = createLog(find('#log', HTMLElement), secrets, held => {
    const name = isPaused ? 'Resume' : 'Pause';
    pause.textContent = held > 0 ? `${name} (${held})` : name;
  });
  pause.addEventListener('click', () => {
    isPaused = !isPaused;
    log.pause(isPaused);
  });
  filter.addEventListener('input', () => log.filter(filter.value));
  find('#log-clear', HTMLButtonElement).addEventListener('click', log.clear);
  return log;
}
