import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Called for each error caught. The fallback stays until `resetKey` changes. */
  onError(error: unknown): void;
  /** A new value renders the children again. */
  resetKey: unknown;
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps an error during rendering from blanking the widget (ERR-05). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state: { hasFailed: boolean } = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { hasFailed }: { hasFailed: boolean }): void {
    // In the update that failed, the new value is that of the children that failed.
    if (hasFailed && before.resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
