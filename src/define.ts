import { CashierElement } from './element/CashierElement';
import { define } from './element/define';

// On another page of the same app the React component may have registered it: that is no second definition.
if (globalThis.customElements?.get('cashier-widget') !== CashierElement) define();

// With it come the types of the element, for `document.querySelector` and the like.
export { CashierElement };
