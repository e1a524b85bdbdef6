import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Called for each error caught; what it then shows is up to the children, drawn anew. */
  onError(error: unknown): void;
  /** Another value gives the children a new try. */
  resetKey: unknown;
  fallback: ReactNode;
  children: ReactNode;
}

/** An error while drawing never blanks the widget (ERR-05). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state: { hasFailed: boolean } = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.hasFailed && before.resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
