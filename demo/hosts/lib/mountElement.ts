import { listen } from './listen';
import type { Mount, Widget } from './Mounted';

export const mountElement: Mount = (place, data, hear) => {
  const widget = Object.assign(document.createElement('cashier-widget') as Widget, data);
  listen(widget, (name, detail) => hear(name, detail, name));
  place.replaceChildren(widget);
  return {
    widget,
    update: changes => void Object.assign(widget, changes),
    back: () => widget.back(),
    close: () => widget.close(),
    remove: () => widget.remove(),
  };
};
