import { useId } from 'react';
import { DemoCard } from './demo-card';
import { demos } from './demo-list';
import styles from './playground.module.css';

/** Interactive demos, the first of them open. */
export function Playground() {
  const headingId = useId();
  if (demos.length === 0) return null;
  return (
    <section id="playground" aria-labelledby={headingId} className={styles.playground}>
      <header className={styles.head}>
        <h2 id={headingId}>Playground</h2>
        <p className="lede">Small things to try out. Each one starts when you scroll to it.</p>
        <p className={styles.note}>The demos need JavaScript, which is switched off here.</p>
      </header>
      {demos.map((demo, index) => (
        <DemoCard key={demo.id} demo={demo} startsOpen={index === 0} />
      ))}
    </section>
  );
}
