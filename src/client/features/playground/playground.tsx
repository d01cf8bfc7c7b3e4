import { type ComponentType, lazy, useId } from 'react';
import type { Demo, DemoFacts, DemoProps } from './demo';
import { DemoCard } from './demo-card';
import styles from './playground.module.css';

type PlaygroundProps = {
  title: string;
  intro: string;
  demos: readonly string[];
};

export function Playground({ title, intro, demos: names }: PlaygroundProps) {
  const headingId = useId();
  const demos = names.flatMap(name => DEMOS.get(name) ?? []);
  if (demos.length === 0) return null;
  return (
    <section id="playground" aria-labelledby={headingId} className={`stack-4 ${styles.playground}`}>
      <header className={`stack-3 ${styles.head}`}>
        <h2 id={headingId}>{title}</h2>
        <p className="lede">{intro}</p>
        <p className={styles.note}>The demos need JavaScript, which is turned off in this browser.</p>
      </header>
      {demos.map((demo, index) => (
        <DemoCard key={demo.id} demo={demo} startsOpen={index === 0} />
      ))}
    </section>
  );
}

// A demo is a file in demos/ that exports `facts` and the component `Demo`. Further files are in a folder
// beside it. The query creates a second module of each file, of which the build retains only the facts. The
// page thus knows every title, while the code of each demo is a separate chunk.
const facts = import.meta.glob<DemoFacts>('./demos/*.tsx', { eager: true, import: 'facts', query: '?facts' });
const components = import.meta.glob<ComponentType<DemoProps>>('./demos/*.tsx', { import: 'Demo' });

const DEMOS = new Map(
  Object.entries(components).flatMap(([file, load]): [string, Demo][] => {
    const texts = facts[file];
    if (texts === undefined) return [];
    const id = file.replace('./demos/', '').replace('.tsx', '');
    return [[id, { ...texts, id, Component: lazy(async () => ({ default: await load() })) }]];
  }),
);
