import type { CSSProperties } from 'react';
import { GROUNDS, OWN_TINTS } from '../../../../../shared/appearance/grounds';
import type { LookStyle } from '../../../../../shared/appearance/looks';
import styles from './style-sample.module.css';

/** A style at a glance, in both themes. Decoration: its name and description stand beside it. */
export function StyleSample({ style }: { style: LookStyle }) {
  const { light, dark } = GROUNDS[style];
  const tints = OWN_TINTS[style];
  const colors: CSSProperties & Record<`--sample-${string}`, string> = {
    '--sample-bg': `light-dark(${light.bg}, ${dark.bg})`,
    '--sample-surface': `light-dark(${light.surface}, ${dark.surface})`,
    '--sample-ink': `light-dark(${light.ink3}, ${dark.ink3})`,
    '--sample-accent': `light-dark(${tints.light.accent}, ${tints.dark.accent})`,
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
