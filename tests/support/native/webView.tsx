import { Component, type ReactElement } from 'react';

/** @public The guide's code imports it, from a package of this shape. */
export interface WebViewMessageEvent {
  nativeEvent: { data: string };
}

export interface WebViewProps {
  source: { uri: string; method?: string; headers?: object; body?: string };
  originWhitelist?: string[];
  injectedJavaScriptBeforeContentLoaded?: string;
  onMessage?(event: WebViewMessageEvent): void;
  allowsBackForwardNavigationGestures?: boolean;
  contentInsetAdjustmentBehavior?: 'automatic' | 'scrollableAxes' | 'never' | 'always';
  keyboardDisplayRequiresUserAction?: boolean;
  /** iOS and Android: the process of the page has ended. */
  onContentProcessDidTerminate?(): void;
  onRenderProcessGone?(): void;
}

/** Stand-in of react-native-webview, with the types that the guide's screen uses. */
export class WebView extends Component<WebViewProps> {
  override componentDidMount(): void {
    views.push(this);
  }

  override componentWillUnmount(): void {
    views.splice(views.indexOf(this), 1);
  }

  injectJavaScript(script: string): void {
    injected.push(script);
  }

  override render(): ReactElement {
    return <div />;
  }
}

/** For the test: the views on screen, the first one first, and the scripts that were run in them. */
export const views: WebView[] = [];
export const injected: string[] = [];
