import { proxy } from 'valtio/vanilla';
import type { Cashier } from '../../../state/Cashier';

interface LostSocket {
  /** The connection was lost, and is not back yet. */
  isLost: boolean;
}

/** What is known of the socket from the first question on. */
export const lostSocket = ({ resource, handle, onReconnect }: Cashier): LostSocket =>
  resource('lost-socket', () => {
    const state = proxy<LostSocket>({ isLost: false });
    const stops = [
      handle.onMessage(({ messageType }) => {
        if (messageType === 'onSocketReconnectAttempt') state.isLost = true;
        // Another one, after a change of the host.
        if (messageType === 'onSocketInit') state.isLost = false;
      }),
      onReconnect(() => {
        state.isLost = false;
      }),
    ];
    // Those of before are told too, and nobody can say whether it is so still.
    state.isLost = false;
    return {
      state,
      dispose: () => {
        for (const stop of stops) stop();
      },
    };
  }).state;
