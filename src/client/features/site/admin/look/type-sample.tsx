import type { TypePair } from '#shared/appearance/looks';
// The browser fetches a font only when a sample uses it.
import '#client/ui/styles/looks/jetbrains-mono.css';
import '#client/ui/styles/looks/newsreader.css';
import '#client/ui/styles/looks/newsreader-display.css';
import styles from './type-sample.module.css';

/** A decorative sample of a pair of fonts. */
export function TypeSample({ pair }: { pair: TypePair }) {
  return (
    <span className={styles.sample} data-pair={pair} aria-hidden="true">
      <b>Things that report back</b>
      <span>Fourteen scales weigh hives every ten minutes.</span>
    </span>
  );
}
