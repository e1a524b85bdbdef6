import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepOffFooter } from './keepOffFooter';

const FRAME_PX = 800;
const SNACKBAR_PX = 60;

afterEach(() => {
  document.body.replaceChildren();
});

function stand(element: HTMLElement, top: number, bottom: number): void {
  element.getBoundingClientRect = () => new DOMRect(0, top, 390, bottom - top);
}

function show(footer?: { top: number; bottom: number }, scale = 1): HTMLElement {
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(FRAME_PX);
  document.body.innerHTML = '<div class="cashier"><section class="snackbars"><div></div></section></div>';
  const frame = document.body.firstElementChild as HTMLElement;
  const region = frame.firstElementChild as HTMLElement;
  stand(frame, 0, FRAME_PX);
  vi.spyOn(frame, 'offsetHeight', 'get').mockReturnValue(FRAME_PX / scale);
  vi.spyOn(region.firstElementChild as HTMLElement, 'clientHeight', 'get').mockReturnValue(SNACKBAR_PX);
  if (footer) {
    const element = document.createElement('div');
    element.className = 'footer';
    stand(element, footer.top, footer.bottom);
    frame.prepend(element);
  }
  keepOffFooter(region);
  return region;
}

const offset = (region: HTMLElement): string => region.style.getPropertyValue('--snackbar-offset');

describe('[ERR-03] a snackbar covers no button of the footer', () => {
  it('stands at the bottom where there is no footer', () => {
    expect(offset(show())).toBe('0px');
  });

  it('stands above a footer at the bottom', () => {
    expect(offset(show({ top: 716, bottom: 800 }))).toBe('84px');
  });

  it('[ROUTE-10] stands above the button of an error page that is low', () => {
    const region = show();
    const actions = document.createElement('div');
    actions.className = 'state__actions';
    stand(actions, 740, 790);
    region.before(actions);
    keepOffFooter(region);
    expect(offset(region)).toBe('60px');
    // The screen rises: where the button stands then is known at the end.
    stand(actions, 728, 778);
    actions.dispatchEvent(new Event('animationend', { bubbles: true }));
    expect(offset(region)).toBe('72px');
  });

  it('[HOST-05] looks at nothing any more once it is undone', () => {
    const region = show();
    const frame = region.parentElement as HTMLElement;
    const spies = [frame, window].flatMap(target => [
      vi.spyOn(target, 'addEventListener'),
      vi.spyOn(target, 'removeEventListener'),
    ]);
    keepOffFooter(region)();
    const [added, removed, addedToView, removedFromView] = spies.map(({ mock }) =>
      mock.calls.map(([type, listener]) => [type, listener]),
    );
    expect(added?.map(([type]) => type)).toEqual(['scroll', 'animationend']);
    expect(removed).toEqual(added);
    expect(addedToView).toHaveLength(1);
    expect(removedFromView).toEqual(addedToView);
  });

  it('stands below a footer that leaves room for it', () => {
    expect(offset(show({ top: 400, bottom: 484 }))).toBe('0px');
  });

  it('[HOST-01] stands above one at the bottom of the window that the widget stands in, which may be another', () => {
    const other = Object.assign(new EventTarget(), { innerHeight: 500 });
    vi.spyOn(document, 'defaultView', 'get').mockReturnValue(other as typeof globalThis & Window);
    expect(offset(show({ top: 416, bottom: 500 }))).toBe('84px');
  });

  it('[HOST-01] is placed in its own pixels where the page scales the widget', () => {
    expect(offset(show({ top: 716, bottom: 800 }, 2))).toBe('42px');
    // 120 px of the window are 60 of its own: too few.
    expect(offset(show({ top: 596, bottom: 680 }, 2))).toBe('102px');
  });

  it('makes way for a footer that comes later', async () => {
    const region = show();
    const late = document.createElement('div');
    late.className = 'footer';
    stand(late, 716, 800);
    region.before(late);
    await vi.waitFor(() => expect(offset(region)).toBe('84px'));
  });

  it.each(['ltr', 'rtl'])(
    'stands beside a column that leaves room for it (%s), and no longer once it is narrow',
    async dir => {
      const region = show();
      const frame = region.parentElement as HTMLElement;
      frame.dir = dir;
      frame.getBoundingClientRect = () => new DOMRect(0, 0, 768, FRAME_PX);
      const late = document.createElement('div');
      late.className = 'footer';
      stand(late, 716, 800);
      const button = document.createElement('button');
      const standFor = (px: number) => {
        button.getBoundingClientRect = () => new DOMRect(dir === 'rtl' ? 768 - 16 - px : 16, 716, px, 54);
      };
      standFor(432);
      late.append(button);
      const body = document.createElement('div');
      body.className = 'body--split';
      region.before(body, late);
      await vi.waitFor(() => expect(region.style.paddingInlineStart).toBe('472px'));
      expect(region.style.alignItems).toBe('flex-end');
      expect(offset(region)).toBe('0px');
      standFor(480);
      window.dispatchEvent(new Event('resize'));
      expect(region.style.paddingInlineStart).toBe('');
      expect(region.style.alignItems).toBe('');
      expect(offset(region)).toBe('84px');
    },
  );
});
