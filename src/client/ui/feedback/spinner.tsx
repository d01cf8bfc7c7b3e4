import { classNames } from '#client/ui/primitives/class-names';
import styles from './loading.module.css';

/** Shows the spinner without a label, for use beside text that describes the progress. */
export function SpinnerGlyph({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames(styles.glyph, className)} />;
}

type SpinnerProps = {
  /** The visible and announced text, such as "Loading projects...". */
  label: string;
  /** A `block` is centered in an empty area, and `inline` is part of a line of text. */
  layout?: 'block' | 'inline';
  className?: string | undefined;
};

export function Spinner({ label, layout = 'block', className }: SpinnerProps) {
  return (
    <div role="status" className={classNames('secondary', styles[layout], className)}>
      <SpinnerGlyph />
      <span>{label}</span>
    </div>
  );
}
