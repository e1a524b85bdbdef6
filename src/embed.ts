export { type CashierCsp, type CspOptions, cashierCsp } from './embed/cashierCsp';
export type { EmbedChanges } from './embed/createGivenData';
export type { EmbedTexts } from './embed/createWaiting';
export type { EmbedHolds } from './embed/decideHold';
export { EmbedError, type EmbedErrorCode } from './embed/EmbedError';
export { type EmbeddedCashier, type EmbedOptions, embedCashier } from './embed/embedCashier';
export type { HoldAnswer, HoldEvents, RedirectFacts, SubmitFacts } from './host/HoldEvent';
export type { CashierConfig, Experiment, HostUser, ParentDataInput as ParentData } from './host/parentData';
export type { MessageOf, MessageType, OutgoingMessage, OutgoingMessages } from './host/protocol';
