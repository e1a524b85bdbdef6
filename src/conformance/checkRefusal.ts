import type { Inspector } from './createInspector';
import { hasMessage } from './hasMessage';
import { nameStatus } from './nameStatus';
import type { Reply } from './Server';

/** A refusal is a status outside 2xx with a message. */
export function checkRefusal(inspector: Inspector, call: string, reply: Reply): void {
  const { status } = reply;
  if (status >= 200 && status < 300)
    inspector.report({ call, problem: `it is answered with ${nameStatus(status)}, expected a refusal` });
  else if (!hasMessage(reply))
    inspector.report({ call, path: 'message', problem: 'the refusal carries no message' });
}
