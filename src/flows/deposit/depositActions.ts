import type { Cashier } from '../../state/Cashier';
import type { ListActions } from '../shared/list/ListActions';
import { chooseGroup, chooseMethod } from './list/chooseMethod';
import { preloadMethod } from './list/preloadMethod';

export const depositActions = (cashier: Cashier): ListActions => ({
  onMethod: method => void chooseMethod(cashier, method),
  onGroup: name => void chooseGroup(cashier, name),
  onIntent: method => preloadMethod(cashier, method),
});
