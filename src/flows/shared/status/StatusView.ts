import type { PlainMessageId } from '#generated/messages';
import type { StatusKind } from '../../../ui/status/StatusHero';

/** Look and texts of one stage of a payment. */
export interface StatusView {
  kind: StatusKind;
  title: PlainMessageId;
  text: PlainMessageId;
  /** It has ended and no money has moved: another try cannot pay twice. */
  isRetryable?: boolean;
}
