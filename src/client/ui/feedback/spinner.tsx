import { classNames } from '../primitives/class-names';
import styles from './spinner.module.css';

/** The turning circle alone, for places whose text already says what is going on. */
export function SpinnerGlyph({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames(styles.glyph, className)} />;
}

export type SpinnerProps = {
  /** What is being loaded, visible and announced: "Loading projects...". */
  label: string;
  /** `block` stands centred in an empty area, `inline` in a line of text. */
  layout?: 'block' | 'inline';
  className?: string | undefined;
};

export function Spinner({ label, layout = 'block', className }: SpinnerProps) {
  return (
    <div role="status" className={classNames(styles.spinner, styles[layout], className)}>
      <SpinnerGlyph />
      <span>{label}</span>
    </div>
  );
}
