import { type ReactNode, useId } from 'react';
import { homeSections } from '#client/lib/paths';
import { usePageTexts } from '#client/lib/site-queries';
import { HOME_TEXTS } from '#shared/sections/home';
import styles from './home-section.module.css';

type HomeSectionProps = {
  name: 'interests' | 'skills' | 'portfolio';
  /** A link on the right of the title. */
  action?: ReactNode;
  children: ReactNode;
};

export function HomeSection({ name, action, children }: HomeSectionProps) {
  const headingId = useId();
  const { [`${name}Title` as const]: title, [`${name}Intro` as const]: intro } = usePageTexts(HOME_TEXTS);
  return (
    <section id={homeSections[name]} className={`wrap ${styles.section}`} aria-labelledby={headingId}>
      <header className={styles.head}>
        <div className="stack-3">
          <h2 id={headingId}>{title}</h2>
          {intro && <p className="lede">{intro}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}
