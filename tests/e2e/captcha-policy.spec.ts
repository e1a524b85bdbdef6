import { cashierCsp } from '../../src/embed/cashierCsp';
import { readSnippets } from '../support/package/readSnippets';
import { expect, test } from '../support/test';
import { openMethod, part } from '../support/widget';
import { withSite } from '../support/withSite';

const CAPTCHA = 'https://captcha.example';

/** As the provider's own: it names its further scripts as plain text, and brings a style sheet. */
const SCRIPT = `
  const add = (tag, fields) => new Promise((resolve, reject) => {
    const made = Object.assign(document.createElement(tag), fields, { onload: resolve, onerror: reject });
    document.head.append(made);
  });
  window.initGeetest4 = async (config, callback) => {
    await add('script', { src: '${CAPTCHA}/more.js' });
    await add('link', { rel: 'stylesheet', href: '${CAPTCHA}/look.css' });
    const result = { lot_number: 'lot', pass_token: 'pass', gen_time: '1', captcha_output: 'out' };
    let succeed;
    callback({
      onReady: ready => setTimeout(ready),
      onSuccess: success => { succeed = success; },
      onError() {}, onClose() {}, destroy() {},
      showCaptcha: () => setTimeout(succeed),
      getValidate: () => result,
    });
  };`;

test('[SEC-01] [CAP-01] a captcha that names its scripts as plain text works under the policy of the guide', async ({
  page,
}) => {
  await page.route(`${CAPTCHA}/**`, route => {
    const isSheet = route.request().url().endsWith('.css');
    return route.fulfill({
      contentType: isSheet ? 'text/css' : 'text/javascript',
      body: route.request().url().endsWith('/gt4.js') ? SCRIPT : '',
    });
  });
  await withSite(page, async ({ url, bank, write }) => {
    const { frame } = cashierCsp({
      src: `${url}/frame.html`,
      hosts: [url],
      captcha: [CAPTCHA],
      policies: ['default'],
    });
    // Known only to a response header.
    const policy = frame.replace(/frame-ancestors [^;]+; /, '');
    write('policy.js', readSnippets('docs/guides/iframe.md', 'js').join(''));
    write(
      'frame.html',
      `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
      <link rel="icon" href="${url}/policy.js"><script src="policy.js"></script>
      <cashier-widget token="demo-ru" transport="http" geetest-captcha-id="any" user='{"currency":"RUB","paymentGeo":"RU"}'
        config='{"captchaScriptUrl":"${CAPTCHA}/gt4.js"}'></cashier-widget>
      <script type="module" src="/standalone/cashier-widget.js"></script>`,
    );
    await page.goto(`${url}/frame.html`);
    const widget = page.locator('cashier-widget');
    await (await openMethod(widget, 'tpay_one_click', { country: 'RU' })).fill('500');
    await part(widget, 'submit').click();
    await expect.poll(() => Object.keys(bank.state.deposits)).toHaveLength(1);
  });
});
