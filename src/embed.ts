export { type CashierCsp, type CspOptions, cashierCsp } from './embed/cashierCsp';
export type { EmbedTexts } from './embed/createWaiting';
export { EmbedError, type EmbedErrorCode } from './embed/EmbedError';
export {
  type EmbedChanges,
  type EmbeddedCashier,
  type EmbedHolds,
  type EmbedOptions,
  embedCashier,
} from './embed/embedCashier';
export type { HoldAnswer, HoldEvents, RedirectFacts, SubmitFacts } from './host/HoldEvent';
export type { CashierConfig, Experiment, HostData as ParentData, HostUser } from './host/parentData';
export type { MessageOf, MessageType, OutgoingMessage, OutgoingMessages } from './host/protocol';
