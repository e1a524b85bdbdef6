import { type Context, createContext } from 'react';

/** The shadow root around the widget; `null` if there is none (unit tests). */
export const RootContext: Context<ShadowRoot | null> = createContext<ShadowRoot | null>(null);
