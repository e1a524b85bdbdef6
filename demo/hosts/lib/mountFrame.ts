import { embedCashier } from '../../../src/embed';
import { DOM_EVENTS } from '../../../src/host/protocol';
import type { Mount } from './Mounted';
import { openOutside } from './openOutside';

/** The host's side of a frame: the SDK makes it, shakes hands and tells what happens in it. */
export const mountFrame: Mount = (place, data, hear) => {
  const cashier = embedCashier(place, {
    src: 'frame.html',
    data,
    height: 'container',
    onMessage: ({ messageType, ...fields }) =>
      hear(DOM_EVENTS[messageType] ?? messageType, fields, messageType),
    onLoadError: ({ code }) => hear('load-error', { code }, 'load error'),
  });
  cashier.on('onExternalRedirectEvent', openOutside);
  return {
    widget: null,
    update: cashier.update,
    back: cashier.back,
    close: cashier.close,
    remove: cashier.destroy,
  };
};
