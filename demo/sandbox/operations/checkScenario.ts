import type { Call } from '../core/Bank';
import { metadataOf } from '../core/input';
import { Refusal } from '../core/Refusal';
import { CAPTCHA_METHODS } from '../data/captchaMethods';
import type { Scenario } from '../scenarios';

const captchaRequired = (): Refusal => new Refusal(422, 'Captcha is required', 'captcha_required');

const GEETEST = ['geetestCaptchaOutput', 'geetestGenTime', 'geetestLotNumber', 'geetestPassToken'] as const;

function hasCaptcha(call: Call): boolean {
  const { input } = call;
  const isGeetestFull = GEETEST.every(name => typeof input[name] === 'string' && input[name] !== '');
  const hasScore = typeof input['checkScore'] === 'string' && input['checkScore'] !== '';
  return isGeetestFull || hasScore || metadataOf(call)['isCaptchaBypassed'] === true;
}

export function checkCaptcha(call: Call, method: string): void {
  if ((CAPTCHA_METHODS.has(method) || call.path === 'deposit-create-p2p') && !hasCaptcha(call))
    throw captchaRequired();
}

/** Refuses as the table says, before anything is created. */
export function checkScenario(call: Call, scenario: Scenario | undefined): void {
  if (scenario?.refusal) {
    const { status, message, code } = scenario.refusal;
    throw new Refusal(status, message, code, true);
  }
  if (!scenario?.captcha) return;
  const key = `${call.user.id} ${call.path}`;
  const wasAsked = call.bank.state.captchaAsked[key];
  delete call.bank.state.captchaAsked[key];
  if (scenario.captcha === 'once' && wasAsked) return;
  call.bank.state.captchaAsked[key] = true;
  throw captchaRequired();
}
