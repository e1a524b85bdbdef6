import type { ParentData } from '../../../src/host/parentData';
import { findCountry } from '../../sandbox/data/buildMethods';
import { demoBonuses } from '../lib/demoBonuses';
import { baseAnswers } from './baseAnswers';
import { createFetch } from './createFetch';
import type { Answers, GalleryState } from './GalleryState';
import { runSteps, untilThere } from './runSteps';

/** How a state is shown; every part is a part of the address too. */
export interface Look {
  theme: 'light' | 'dark' | 'auto';
  dir: 'ltr' | 'rtl' | '';
  locale: string;
}

export interface Stage {
  /** Puts a new widget in the place of the old one and plays the state's moves. */
  show(state: GalleryState, look: Look): Promise<HTMLElement>;
}

const BALANCE = 1_284.5;

export function createGalleryStage(place: Element): Stage {
  let answers: Answers = {};
  window.fetch = createFetch(() => answers, window.fetch.bind(window));
  // A redirect is shown as where pop-ups are blocked: nothing leaves the page.
  window.open = () => null;
  if (window.parent !== window) keepStill();

  return {
    async show(state, { theme, dir, locale }) {
      const country = findCountry(state.country ?? 'MX');
      if (!country) throw new Error(`The sandbox has no country ${state.country}.`);
      answers = { ...baseAnswers(country.code), ...state.answers };
      const userId = `gallery-${state.name}`;
      for (const key of Object.keys(localStorage)) if (key.includes(userId)) localStorage.removeItem(key);
      const { currency } = country;
      const data: Partial<ParentData> = {
        token: 'gallery',
        userId,
        transport: 'http',
        theme,
        locale,
        bonusList: demoBonuses(currency),
        user: {
          id: userId,
          country: country.code.toLowerCase(),
          paymentGeo: country.code,
          currency,
          balanceData: { primary: { amount: BALANCE, currency } },
        },
        ...state.data,
        config: { development: false, ...(dir !== '' && { dir }), ...state.data?.config },
      };
      const widget = Object.assign(document.createElement('cashier-widget'), data);
      place.replaceChildren(widget);
      await customElements.whenDefined('cashier-widget');
      const root = widget.shadowRoot;
      if (!root) throw new Error('The widget has no open shadow root.');
      await runSteps(root, state.steps ?? []);
      await untilThere(root, state.shows);
      return widget;
    },
  };
}

/** In the index many states play at once: none may pull the page to itself. */
function keepStill(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
}
