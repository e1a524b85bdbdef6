export { version } from '../package.json';
export { CashierElement } from './element/CashierElement';
export { define } from './element/define';
export type { HostMode } from './host/chooseMode';
export type { CashierConfig, Experiment, HostUser, ParentData } from './host/parentData';
export type { MessageType, OutgoingMessage, OutgoingMessages } from './host/protocol';
