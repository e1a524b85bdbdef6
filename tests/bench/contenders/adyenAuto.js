import { AdyenCheckout, Dropin } from '@adyen/adyen-web/auto';
import '@adyen/adyen-web/styles/adyen.css';
import { run } from './adyen.js';

run({ AdyenCheckout, Dropin });
