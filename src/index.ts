import { version as packageVersion } from '../package.json';

export { CashierElement } from './element/CashierElement';
export type { Diagnosis, DiagnosisProblem } from './element/Diagnosis';
export { define } from './element/define';
export type { CashierPreload } from './element/takePreloaded';
export type { CashierCommands } from './host/CashierCommands';
export type { CashierEventMap } from './host/CashierEventMap';
export type { CashierFailure, CashierSnapshot } from './host/CashierSnapshot';
export type { HostMode } from './host/chooseMode';
export type { FunnelStep } from './host/FunnelStep';
export type { HoldAnswer, HoldEvent, HoldEvents, RedirectFacts, SubmitFacts } from './host/HoldEvent';
export type { CashierConfig, Experiment, HostUser, ParentDataInput as ParentData } from './host/parentData';
export type {
  IncomingMessage,
  IncomingMessages,
  MessageOf,
  MessageType,
  OutgoingMessage,
  OutgoingMessages,
} from './host/protocol';

/** The package's own version. */
export const version: string = packageVersion;
