import { classNames } from '../primitives/class-names';
import styles from './spinner.module.css';

/** The spinner without a label, for use beside text that describes the progress. */
export function SpinnerGlyph({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames(styles.glyph, className)} />;
}

type SpinnerProps = {
  /** Visible and announced: "Loading projects...". */
  label: string;
  /** `block` is centered in an empty area, `inline` is part of a line of text. */
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
