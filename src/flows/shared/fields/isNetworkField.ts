import type { MethodField } from '../../../api/contract/method';

/** The field in which a method asks for its network. */
export const isNetworkField = ({ name, type }: Pick<MethodField, 'name' | 'type'>): boolean =>
  type === 'networks' || name === 'network';
