import 'react';

declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | null | undefined;
  }
}
