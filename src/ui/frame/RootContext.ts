import { type Context, createContext } from 'react';

/** The shadow root that the widget is drawn in; null outside one (unit tests). */
export const RootContext: Context<ShadowRoot | null> = createContext<ShadowRoot | null>(null);
