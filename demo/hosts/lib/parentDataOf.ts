import type { ParentData } from '../../../src/host/parentData';
import { demoBonuses } from './demoBonuses';
import { oneOf } from './oneOf';
import type { Player } from './players';
import { DEFAULT_SETTINGS, SEED_NAMES, type Settings } from './Settings';

const SEED = /^#[\da-f]{6}$/i;

function schemaOf(settings: Settings): ParentData['schema'] {
  const seeds = SEED_NAMES.filter(name => SEED.test(settings[name])).map(name => [name, settings[name]]);
  return seeds.length > 0 ? { seeds: Object.fromEntries(seeds) } : null;
}

/** What a host hands over for a player, changed by the settings. */
export function parentDataOf(player: Player, settings: Settings): Partial<ParentData> {
  const { balanceData } = player;
  const currency = settings.currency || player.currency;
  const paymentGeo = settings.country || player.paymentGeo;
  const view = oneOf(settings.view, ['main', 'sweep'], player.widgetViewType);
  return {
    host: location.origin,
    token: player.token,
    userId: player.id,
    user: {
      id: player.id,
      name: player.name,
      country: paymentGeo.toLowerCase(),
      paymentGeo,
      currency,
      lang: player.lang,
      ...(balanceData && currency === player.currency ? { balanceData } : {}),
    },
    transport: oneOf(settings.transport, ['socket', 'http'], 'socket'),
    locale: settings.locale,
    schema: schemaOf(settings),
    platformVersion: settings.platformVersion || DEFAULT_SETTINGS.platformVersion,
    theme: oneOf(settings.theme, ['light', 'dark', 'auto'], 'light'),
    page: oneOf(settings.page, ['deposit', 'withdrawal'], 'deposit'),
    widgetViewType: view,
    closingButton: settings.close === 'on',
    bonusList: settings.bonuses === 'on' ? demoBonuses(currency) : [],
    config: {
      captchaScriptUrl: `${location.origin}/captcha/gt4.js`,
      scoreCaptchaScriptUrl: `${location.origin}/captcha/score.js`,
      scoreCaptchaSiteKey: 'sandbox-auto',
      returnUrl: `${location.origin}/`,
    },
    geetestCaptchaId: 'sandbox-auto',
  };
}
