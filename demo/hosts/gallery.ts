import { createGalleryStage, type Look } from './gallery/createGalleryStage';
import { createIndex } from './gallery/createIndex';
import type { GalleryState } from './gallery/GalleryState';
import { galleryStates } from './gallery/galleryStates';
import { find } from './lib/find';
import { oneOf } from './lib/oneOf';

declare global {
  interface Window {
    /** For tests: shows another state in the place of this one. */
    showState(name: string, look?: Partial<Look>): Promise<void>;
  }
}

const query = new URLSearchParams(location.search);
const look: Look = {
  theme: oneOf(query.get('theme'), ['light', 'dark', 'auto'], 'light'),
  dir: oneOf(query.get('dir'), ['rtl', 'ltr', ''], ''),
  locale: query.get('locale') ?? 'en',
};
const main = find('main', HTMLElement);

function addressOf({ name }: GalleryState): string {
  const next = new URLSearchParams(location.search);
  next.set('state', name);
  return `?${next}`;
}

async function show(name: string, changes: Partial<Look> = {}): Promise<void> {
  const state = Object.values(galleryStates)
    .flat()
    .find(one => one.name === name);
  if (!state) throw new Error(`The gallery has no state ${name}.`);
  delete document.body.dataset['ready'];
  // What leads to the state is left to whoever looks at it: a player's own hands, or a test of the keyboard.
  const isBegun = query.get('steps') === 'none';
  await stage.show(isBegun ? { ...state, steps: [], shows: '.screen' } : state, { ...look, ...changes });
  document.body.dataset['ready'] = name;
}

const name = query.get('state');
document.documentElement.dataset['theme'] = look.theme;
document.body.dataset['view'] = name === null ? 'index' : 'state';
const stage = createGalleryStage(main);
window.showState = show;
if (name === null) {
  main.replaceChildren(...createIndex(addressOf));
  // The last one of a bar that a narrow phone cuts off.
  find('nav a[aria-current]', HTMLAnchorElement).scrollIntoView({ block: 'nearest', inline: 'nearest' });
} else if (name !== 'none') {
  show(name).catch((error: unknown) => {
    document.body.dataset['failed'] = String(error);
  });
}
