import { AdyenCheckout, Card, Dropin, Redirect, SepaDirectDebit } from '@adyen/adyen-web';
import '@adyen/adyen-web/styles/adyen.css';
import { run } from './adyen.js';

AdyenCheckout.register(Card, Redirect, SepaDirectDebit);
run({ AdyenCheckout, Dropin });
