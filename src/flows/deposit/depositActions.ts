import type { Cashier } from '../../state/Cashier';
import type { ListActions } from '../shared/list/ListActions';
import { showErrorLater } from '../shared/showErrorLater';
import { chooseGroup, chooseMethod } from './chooseMethod';
import { preloadMethod } from './preloadMethod';

export const depositActions = (cashier: Cashier): ListActions => ({
  onMethod: method => {
    chooseMethod(cashier, method).catch(error => showErrorLater(cashier, error, '/deposit'));
  },
  onGroup: name => {
    chooseGroup(cashier, name).catch(error => showErrorLater(cashier, error, '/deposit'));
  },
  onIntent: method => preloadMethod(cashier, method),
});
