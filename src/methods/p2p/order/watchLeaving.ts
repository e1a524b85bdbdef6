import type { PaymentMethod } from '../../../api/contract/method';
import { sessionFormOnCloseModal } from '../../../api/operations/p2p';
import { methodText } from '../../../domain/method/methodText';
import { playerOf } from '../../../domain/player/playerOf';
import { tokenOf } from '../../../domain/player/tokenOf';
import { httpHeaders } from '../../../domain/url/httpHeaders';
import { serverUrl } from '../../../domain/url/serverUrl';
import { whileHere } from '../../../flows/shared/navigation/whileHere';
import { API_PREFIX } from '../../../spec/defaults';
import type { Cashier } from '../../../state/Cashier';

/**
 * P2P-06: sends 'form on close' once if the player leaves while a deposit is being created: as an ordinary
 * call while the widget lives, else as a request that outlives the page. Returns what stops it.
 */
export function watchLeaving(cashier: Cashier, method: PaymentMethod): () => void {
  const { handle, parent, user, client, signal } = cashier;
  const view = handle.element.ownerDocument.defaultView ?? globalThis.window;
  const end = new AbortController();
  const stay = whileHere(cashier);
  const data = {
    paymentMethod: method.name,
    paymentMethodText: methodText(method, user.lang),
    userId: playerOf(parent),
  };

  function tell(send: () => Promise<unknown>): void {
    stop();
    // Nobody is left to hear of a failure.
    send().catch(() => {});
  }
  function stop(): void {
    end.abort();
    stay.end();
  }
  function beacon(): Promise<unknown> {
    return view.fetch(serverUrl(parent.host, `api/${API_PREFIX}/${sessionFormOnCloseModal.path}`), {
      method: 'POST',
      keepalive: true,
      headers: httpHeaders(parent, tokenOf(parent)),
      body: JSON.stringify(data),
    });
  }

  view.addEventListener('pagehide', () => tell(beacon), { signal: end.signal });
  stay.signal.addEventListener(
    'abort',
    () => tell(signal.aborted ? beacon : () => client.run(sessionFormOnCloseModal, data, { signal })),
    { signal: end.signal },
  );
  return stop;
}
