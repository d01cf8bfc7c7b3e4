import type { TypePair } from '#shared/appearance/looks';
// The faces are fetched by the samples that show them.
import '#client/ui/styles/looks/jetbrains-mono.css';
import '#client/ui/styles/looks/newsreader.css';
import '#client/ui/styles/looks/newsreader-display.css';
import styles from './type-sample.module.css';

/** A pair of fonts at a glance. Decoration: its name stands beside it. */
export function TypeSample({ pair }: { pair: TypePair }) {
  return (
    <span className={styles.sample} data-pair={pair} aria-hidden="true">
      <b>Things that report back</b>
      <span>Fourteen scales weigh hives every ten minutes.</span>
    </span>
  );
}
