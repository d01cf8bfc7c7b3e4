import { type ReactNode, useId } from 'react';
import { Hyphenated } from '#client/lib/language/hyphenated';
import { classNames } from '#client/ui/primitives/class-names';
import styles from './section.module.css';

type SectionProps = {
  id: string;
  title: string;
  intro?: string;
  /** A link beside the heading. */
  action?: ReactNode;
  /** Content below the intro. */
  note?: ReactNode;
  /** Shows the heading beside the content, below a line. */
  isSplit?: boolean;
  className?: string;
  children: ReactNode;
};

/** Shows a part of a page with its heading, in the distance from the part before it. */
export function Section({ id, title, intro, action, note, isSplit, className, children }: SectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      className={classNames(styles.section, isSplit && styles.split, className)}
      aria-labelledby={headingId}
    >
      <header className={styles.head}>
        <div className={`stack-3 ${styles.words}`}>
          <h2 id={headingId}>
            <Hyphenated text={title} />
          </h2>
          {intro && <p className="lede">{intro}</p>}
          {note}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}
