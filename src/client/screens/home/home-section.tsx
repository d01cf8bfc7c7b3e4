import { type ReactNode, useId } from 'react';
import styles from './home-section.module.css';

type HomeSectionProps = {
  /** The id that links point to. */
  id: string;
  title: string;
  lede?: ReactNode;
  /** A link at the right of the title. */
  action?: ReactNode;
  children: ReactNode;
};

export function HomeSection({ id, title, lede, action, children }: HomeSectionProps) {
  const headingId = useId();
  return (
    <section id={id} className={`wrap ${styles.section}`} aria-labelledby={headingId}>
      <header className={styles.head}>
        <div className="stack-3">
          <h2 id={headingId}>{title}</h2>
          {lede && <p className="lede">{lede}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}
