/** The part of geetest v4's answer to a solved challenge that is sent to the server. */
export interface GeetestData {
  lot_number: string;
  pass_token: string;
  gen_time: string;
  captcha_output: string;
}

export interface GeetestFailure {
  code?: string | number;
  msg?: string;
}

/** The part of geetest's object that is used; each listener method returns the object. */
export interface Geetest {
  onReady(listener: () => void): Geetest;
  onSuccess(listener: () => void): Geetest;
  onError(listener: (failure?: GeetestFailure) => void): Geetest;
  onClose(listener: () => void): Geetest;
  showCaptcha(): unknown;
  getValidate(): Partial<GeetestData> | false | undefined;
  destroy?(): void;
}

interface GeetestConfig {
  captchaId: string;
  product: 'bind';
  /** Else it takes the page's own, which an app's page may have for itself (`file:`, `capacitor:`). */
  protocol: 'https://';
  language: string;
  onError(failure?: GeetestFailure): void;
}

export interface GeetestWindow extends Window {
  initGeetest4?: (config: GeetestConfig, callback: (captcha: Geetest) => void) => void;
}
