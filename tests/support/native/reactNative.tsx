import type { ReactElement, ReactNode } from 'react';

/** Stand-ins of what the guide's screen takes from react-native, with the types that it uses. */
const listeners = new Set<() => boolean>();
const opened: string[] = [];

export const BackHandler = {
  addEventListener(_event: 'hardwareBackPress', handler: () => boolean): { remove(): void } {
    listeners.add(handler);
    return { remove: () => void listeners.delete(handler) };
  },
};

export const Linking = {
  openURL(url: string): Promise<void> {
    opened.push(url);
    return Promise.resolve();
  },
};

export interface ModalProps {
  children?: ReactNode;
  onRequestClose?(): void;
}

export const Modal = ({ children }: ModalProps): ReactElement => <dialog open>{children}</dialog>;

/** For the test: what the system's side of it does and has seen. */
export const system = {
  opened,
  /** The back button; gives whether somebody has taken it. */
  pressBack: (): boolean => [...listeners].some(handler => handler()),
  listenerCount: (): number => listeners.size,
};
