// Drop-in in the advanced flow: the host hands over the answer of /paymentMethods, which it has fetched itself.
const place = document.querySelector('#place');
const query = new URLSearchParams(location.search);
let dropin;

const fetchAnswer = async () => (await fetch(`/adyen/paymentMethods?n=${query.get('n')}`)).json();

export function run({ AdyenCheckout, Dropin, components = {} }) {
  const mount = async () => {
    const checkout = await AdyenCheckout({
      environment: 'test',
      clientKey: 'test_BENCHBENCHBENCHBENCHBENCHBENCHBE',
      countryCode: 'NL',
      locale: 'en-US',
      amount: { value: 1000, currency: 'EUR' },
      analytics: { enabled: false },
      paymentMethodsResponse: await fetchAnswer(),
      onSubmit: () => {},
      onError: () => {},
      _environmentUrls: {
        api: `${location.origin}/adyen/test/`,
        analytics: `${location.origin}/adyen/`,
        cdn: { images: `${location.origin}/adyen/`, translations: `${location.origin}/adyen/` },
      },
    });
    dropin = new Dropin(checkout, {
      openFirstPaymentMethod: false,
      showRemovePaymentMethodButton: false,
      ...components,
    }).mount(place);
  };
  window.bench = {
    rows: () => document.querySelectorAll('.adyen-checkout__payment-method'),
    mount,
    unmount: () => {
      dropin.unmount();
      place.replaceChildren();
    },
  };
  mount();
}
