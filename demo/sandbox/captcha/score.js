// A stand-in for the reCAPTCHA v3 script: grecaptcha.ready and grecaptcha.execute.
// The site key 'sandbox-error' makes execute fail.
(() => {
  window.grecaptcha = {
    ready(callback) {
      setTimeout(callback, 0);
    },
    execute(siteKey, { action = 'none' } = {}) {
      if (siteKey === 'sandbox-error') return Promise.reject(new Error('sandbox: failed on purpose'));
      return Promise.resolve(`sandbox-score-${action}-${Math.random().toString(16).slice(2)}`);
    },
  };
})();
