import { formatMoney } from '../domain/money/formatMoney';
import { balanceOf } from '../domain/player/balanceOf';
import { countryName } from '../domain/player/countryName';
import type { ParentData } from '../host/parentData';
import { SEARCH_FROM_METHODS, type Theme } from '../spec/defaults';
import type { StartUser } from '../state/CashierHandle';
import { translateOf } from '../ui/content/translateOf';
import { createPen, type Pen } from './createPen';
import { drawMethods } from './drawMethods';
import { earlyTexts } from './earlyTexts';
import type { EarlyMethod } from './readEarlyMethods';

interface DrawListOptions {
  root: ShadowRoot;
  methods: readonly EarlyMethod[];
  parent: ParentData;
  user: StartUser;
  theme: Theme;
}

const { t } = earlyTexts;

/** The whole first screen as the app draws it (AppFrame, RouteScreen, MethodListScreen), without the app. */
export function drawList({ root, methods, parent, user, theme }: DrawListOptions): HTMLElement {
  const pen = createPen(root);
  const { node } = pen;
  const body = node(
    'div',
    { class: 'body body--list' },
    drawFlows(pen),
    drawWallet(pen, user),
    methods.length >= SEARCH_FROM_METHODS ? drawSearch(pen) : null,
    ...drawMethods(pen, methods, user),
  );
  return node(
    'div',
    {
      class: 'cashier',
      part: 'frame',
      lang: 'en',
      dir: parent.config.dir ?? 'ltr',
      'data-theme': theme,
      'data-scroll': 'inner',
    },
    node('section', { class: 'screen screen--none' }, drawHeader(pen, parent), body),
  );
}

function drawHeader({ node, icon }: Pen, { platformVersion, closingButton }: ParentData): HTMLElement {
  const title = t(platformVersion === 'redesign' ? 'title.depositV2' : 'title.deposit');
  const close = { type: 'button', class: 'icon-button header__close', part: 'close' };
  return node(
    'header',
    { class: 'header', part: 'header' },
    node('h1', { class: 'header__title', part: 'title', tabindex: '-1', 'data-heading': '' }, title),
    closingButton ? node('button', { ...close, 'aria-label': t('common.close') }, icon('close')) : null,
  );
}

function drawFlows({ node }: Pen): HTMLElement {
  const segment = (text: string, isPressed: boolean) =>
    node(
      'button',
      { type: 'button', class: 'segment', part: 'segment', 'aria-pressed': String(isPressed) },
      text,
    );
  return node(
    'div',
    { class: 'segments', part: 'segments', role: 'group', 'aria-label': t('title.flows') },
    segment(t('title.depositV2'), true),
    segment(t('title.withdraw'), false),
  );
}

function drawWallet({ node, icon }: Pen, { balanceData, currency, paymentGeo }: StartUser): HTMLElement {
  const balance = balanceOf(balanceData);
  const region = t('region.current', { country: countryName(paymentGeo, 'en') ?? paymentGeo, currency });
  const amount = balance && formatMoney(balance.amount, balance.currency, 'en', undefined, currency);
  return node(
    'div',
    { class: 'row row--between' },
    amount
      ? node(
          'div',
          { class: 'balance', part: 'balance' },
          node('div', { class: 'balance__label' }, t('wallet.balance')),
          node('div', { class: 'balance__value', translate: 'no' }, node('bdi', {}, amount)),
        )
      : node('span', {}),
    node(
      'button',
      {
        type: 'button',
        class: 'pill pill--action',
        part: 'region',
        'aria-label': `${region}, ${t('region.change')}`,
      },
      node('span', {
        class: 'flag',
        'aria-hidden': 'true',
        'data-code': paymentGeo.slice(0, 2).toUpperCase(),
      }),
      node('span', { translate: translateOf(region) }, region),
      icon('down', 'muted'),
    ),
  );
}

function drawSearch({ node, icon }: Pen): HTMLElement {
  const input = {
    class: 'search__input',
    part: 'search-input',
    type: 'search',
    'aria-label': t('list.search'),
    placeholder: t('list.search'),
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
    value: '',
  };
  return node(
    'div',
    { class: 'search', part: 'search' },
    icon('search', 'search__icon'),
    node('input', input),
  );
}
