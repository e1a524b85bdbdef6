// A stand-in for the geetest v4 script: initGeetest4(config, callback) and the object it gives.
// Captcha ids steer it: 'sandbox-auto' answers by itself, 'sandbox-error' fails, 'sandbox-network' fails as a network does,
// 'sandbox-silent' never gets ready; any other shows a dialog.
(() => {
  const NETWORK_ERROR = { code: '60100', msg: 'network error', desc: { detail: 'sandbox: no network' } };
  const OTHER_ERROR = { code: '60500', msg: 'error', desc: { detail: 'sandbox: failed on purpose' } };

  const styles = {
    back: 'position:fixed;inset:0;display:grid;place-items:center;background:rgb(14 19 32 / .55);z-index:2147483647;font:16px system-ui,sans-serif',
    box: 'background:#fff;color:#0e1320;padding:24px;border-radius:16px;max-width:320px;display:grid;gap:16px;text-align:center',
    ok: 'min-height:48px;border:0;border-radius:12px;background:#0b7a4b;color:#fff;font:600 16px system-ui,sans-serif;cursor:pointer',
    close:
      'min-height:44px;border:0;border-radius:12px;background:#eceef2;color:#0e1320;font:15px system-ui,sans-serif;cursor:pointer',
  };

  const element = (tag, style, text) => {
    const node = document.createElement(tag);
    node.style.cssText = style;
    if (text) node.textContent = text;
    return node;
  };

  function openDialog(onOk, onClose) {
    const back = element('div', styles.back);
    back.className = 'geetest_popup_wrap';
    const box = element('div', styles.box);
    box.setAttribute('role', 'dialog');
    box.setAttribute('aria-modal', 'true');
    box.setAttribute('aria-label', 'Sandbox captcha');
    const ok = element('button', styles.ok, 'I am a person');
    const close = element('button', styles.close, 'Close');
    ok.type = close.type = 'button';
    ok.addEventListener('click', onOk);
    close.addEventListener('click', onClose);
    back.addEventListener('keydown', event => {
      if (event.key === 'Escape') onClose();
    });
    box.append(element('p', 'margin:0;font-weight:600', 'Sandbox captcha'), ok, close);
    back.append(box);
    document.body.append(back);
    ok.focus();
    return back;
  }

  window.initGeetest4 = (config, callback) => {
    const listeners = { ready: [], success: [], error: [], fail: [], close: [], nextReady: [] };
    const tell = (name, value) => {
      for (const listener of listeners[name]) listener(value);
    };
    let dialog;
    let validate;
    let isReady = false;
    const shut = () => {
      dialog?.remove();
      dialog = undefined;
    };
    const solve = () => {
      shut();
      validate = {
        captcha_id: config.captchaId,
        lot_number: `sandbox-${Math.random().toString(16).slice(2)}`,
        pass_token: 'sandbox-pass-token',
        gen_time: String(Math.floor(Date.now() / 1000)),
        captcha_output: 'sandbox-captcha-output',
      };
      tell('success');
    };
    const on = name => listener => {
      listeners[name].push(listener);
      if (name === 'ready' && isReady) listener();
      return captcha;
    };
    const captcha = {
      onReady: on('ready'),
      onNextReady: on('nextReady'),
      onSuccess: on('success'),
      onFail: on('fail'),
      onError: on('error'),
      onClose: on('close'),
      showCaptcha() {
        if (config.captchaId === 'sandbox-auto') setTimeout(solve, 0);
        else if (!dialog) {
          dialog = openDialog(solve, () => {
            shut();
            tell('close');
          });
        }
        return captcha;
      },
      showBox: () => captcha.showCaptcha(),
      getValidate: () => validate ?? false,
      reset() {
        validate = undefined;
        return captcha;
      },
      appendTo: () => captcha,
      bindForm: () => captcha,
      destroy: shut,
    };
    setTimeout(() => {
      callback(captcha);
      const failures = { 'sandbox-error': OTHER_ERROR, 'sandbox-network': NETWORK_ERROR };
      const failure = failures[config.captchaId];
      if (config.captchaId === 'sandbox-silent') return;
      setTimeout(() => {
        if (failure) {
          config.onError?.(failure);
          tell('error', failure);
          return;
        }
        isReady = true;
        tell('ready');
      }, 0);
    }, 0);
  };
})();
