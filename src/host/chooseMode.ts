import { isNative } from './nativeBridge';
import type { ParentData } from './parentData';

/** How a widget is embedded, after `auto` has been resolved. */
export type HostMode = 'native' | 'element' | 'iframe' | 'standalone';

interface ModeFacts {
  mode: ParentData['mode'];
  hasParentData: boolean;
  window: Window;
  config: ParentData['config'];
}

/** HOST-06: the first way that holds when the element is first connected. */
export function chooseMode({ mode, hasParentData, window, config }: ModeFacts): HostMode {
  if (mode !== 'auto') return mode;
  if (isNative(window, config)) return 'native';
  if (hasParentData) return 'element';
  return window.parent === window ? 'standalone' : 'iframe';
}
