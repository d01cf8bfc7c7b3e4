import 'react';

declare module 'react' {
  /** Lets style objects set CSS custom properties. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
