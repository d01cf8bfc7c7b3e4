import { useId } from 'react';
import type { Demo } from './demo';
import { DemoCard } from './demo-card';
import styles from './playground.module.css';

type PlaygroundProps = {
  title: string;
  intro: string;
  demos: readonly Demo[];
  /** The IDs of the demos to show, in their order. */
  shown: readonly string[];
};

export function Playground({ title, intro, demos, shown }: PlaygroundProps) {
  const headingId = useId();
  const shownDemos = shown.flatMap(id => demos.find(demo => demo.id === id) ?? []);
  if (shownDemos.length === 0) return null;
  return (
    <section id="playground" aria-labelledby={headingId} className={`stack-4 ${styles.playground}`}>
      <header className="stack-3">
        <h2 id={headingId}>{title}</h2>
        <p className="lede">{intro}</p>
        <p className={`note ${styles.noScript}`}>
          The demos need JavaScript, which is turned off in this browser.
        </p>
      </header>
      {shownDemos.map((demo, index) => (
        <DemoCard key={demo.id} demo={demo} startsOpen={index === 0} />
      ))}
    </section>
  );
}
