/**
 * A script at the interface of geetest v4 that behaves as the provider's own where that matters: the challenge stands
 * in the page's body and takes no care of the focus; a part of the script that could not be loaded (`__isOffline`) is
 * never asked for again; and callbacks come more often and later than needed. `__script` counts how often it ran.
 */
export const geetestStandIn = `(() => {
  let hasFailed = false;
  window.__script = (window.__script ?? 0) + 1;
  window.initGeetest4 = (config, callback) => {
    const listeners = [];
    const tell = (name, value) => {
      for (const one of listeners) if (one.name === name) one.listener(value);
    };
    const on = name => listener => {
      listeners.push({ name, listener });
      return captcha;
    };
    let box;
    let result = false;
    const button = (text, onclick) => Object.assign(document.createElement('button'), { textContent: text, onclick });
    const captcha = {
      onReady: on('ready'),
      onSuccess: on('success'),
      onError: on('error'),
      onClose: on('close'),
      getValidate: () => result,
      showCaptcha() {
        box.style.display = 'grid';
      },
      destroy() {
        box.remove();
        box = null;
      },
    };
    const solve = () => {
      result = { captcha_id: config.captchaId, lot_number: 'lot', pass_token: 'pass', gen_time: 1, captcha_output: 'out' };
      for (const name of ['success', 'success', 'error', 'close']) tell(name, { code: '60500', msg: 'forbidden' });
    };
    setTimeout(() => {
      hasFailed ||= window.__isOffline === true;
      if (hasFailed) return config.onError({ code: '60204', msg: 'Network failure' });
      box = Object.assign(document.createElement('div'), { className: 'geetest_captcha' });
      Object.assign(box.style, { position: 'fixed', inset: '0', display: 'none', placeContent: 'center', zIndex: 2147483647 });
      box.append(button('Solve', solve), button('Close it', () => tell('close')));
      document.body.append(box);
      callback(captcha);
      setTimeout(() => tell('ready'));
    });
  };
})();`;
