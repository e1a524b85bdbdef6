export { type CardEntry, type CashierPage, createCashierPage, partOf } from './testing/createCashierPage';
export {
  type CashierEventRecord,
  type CashierEvents,
  recordCashierEvents,
} from './testing/recordCashierEvents';
