export const fetchMethods = async country => {
  const response = await fetch('/api/BANKING/methods-payment-v3', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ country, currency: 'MXN' }),
  });
  return (await response.json()).methods;
};

export const country = new URLSearchParams(location.search).get('country');

const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
export const noteOf = ({ amount_rules: { MXN } }) => `${money.format(MXN.min)} – ${money.format(MXN.max)}`;
export const initialsOf = ({ text }) => text.en.slice(0, 2).toUpperCase();

export const css = `
  .list { list-style: none; margin: 0; padding: 0; border: 1px solid #ddd; border-radius: 14px; font: 16px/1.4 system-ui }
  .row { display: flex; gap: 12px; align-items: center; width: 100%; min-height: 64px; padding: 12px 14px; border: 0;
    border-bottom: 1px solid #ddd; background: none; font: inherit; text-align: start }
  .mark { display: grid; place-items: center; width: 52px; height: 34px; border: 1px solid #ddd; border-radius: 8px }
  .name { display: block; font-weight: 600 } .note { display: block; font-size: 12px }`;
