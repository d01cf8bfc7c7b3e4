import type { CSSProperties } from 'react';
import type { LookStyle } from '#shared/appearance/looks';
import { lightDark, PALETTES } from '#shared/appearance/palettes';
import styles from './style-sample.module.css';

/** A decorative sample of a style in both themes. */
export function StyleSample({ style }: { style: LookStyle }) {
  const { bg, surface, ink3, accent } = PALETTES[style];
  const colors: CSSProperties & Record<`--sample-${string}`, string> = {
    '--sample-bg': lightDark(bg),
    '--sample-surface': lightDark(surface),
    '--sample-ink': lightDark(ink3),
    '--sample-accent': lightDark(accent),
  };
  return (
    <span className={styles.sample} data-sample={style} style={colors} aria-hidden="true">
      <span className={styles.headline}>Things that report back</span>
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.cards}>
        <span />
        <span />
      </span>
    </span>
  );
}
