import type { Cashier } from '../../state/Cashier';
import { showErrorLater } from '../shared/failure/showErrorLater';
import type { ListActions } from '../shared/list/ListActions';
import { chooseGroup, chooseMethod } from './list/chooseMethod';
import { preloadMethod } from './list/preloadMethod';

export const depositActions = (cashier: Cashier): ListActions => ({
  onMethod: method => {
    chooseMethod(cashier, method).catch(error => showErrorLater(cashier, error, '/deposit'));
  },
  onGroup: name => {
    chooseGroup(cashier, name).catch(error => showErrorLater(cashier, error, '/deposit'));
  },
  onIntent: method => preloadMethod(cashier, method),
});
