/** What the widget leaves on the window for the native app around it (HOST-13). */
export interface CashierCommands {
  /** Closes an open dialog, else goes to the previous page, or runs the close flow on the first one. */
  back(): void;
  /** Runs the close flow. */
  close(): void;
  /** The answer to onHold, or its JSON text. */
  answer(given: { id: string; isAccepted: boolean; reason?: string } | string): void;
}

declare global {
  interface Window {
    /** There while the widget is, if `config.nativeCommands` gives no other name. */
    cashierCommands?: CashierCommands;
  }
}
