import { make } from '../lib/make';
import type { GalleryState } from './GalleryState';
import { galleryStates } from './galleryStates';

/** Every state as a frame of its own, loaded once it is scrolled to; the name opens it alone. */
export function createIndex(address: (state: GalleryState) => string): HTMLElement[] {
  return Object.entries(galleryStates).map(([flow, states]) =>
    make(
      'section',
      { className: 'gallery__flow' },
      make('h2', {}, flow),
      make('div', { className: 'gallery__grid' }, ...states.map(state => picture(state, address(state)))),
    ),
  );
}

const picture = (state: GalleryState, href: string): HTMLElement =>
  make(
    'figure',
    { className: 'gallery__picture' },
    make('iframe', { src: href, loading: 'lazy', title: `${state.screen}: ${state.state}` }),
    make('figcaption', {}, make('a', { href }, state.screen), ` ${state.state}`),
  );
