import { type ComponentType, lazy, useId } from 'react';
import type { Demo, DemoFacts, DemoProps } from './demo';
import { DemoCard } from './demo-card';
import styles from './playground.module.css';

type PlaygroundProps = {
  title: string;
  intro: string;
  /** The files of those that are shown, in their order. */
  demos: readonly string[];
};

/** Interactive demos, the first of them open. */
export function Playground({ title, intro, demos: names }: PlaygroundProps) {
  const headingId = useId();
  const demos = names.flatMap(name => DEMOS.get(name) ?? []);
  if (demos.length === 0) return null;
  return (
    <section id="playground" aria-labelledby={headingId} className={`stack-4 ${styles.playground}`}>
      <header className={`stack-3 ${styles.head}`}>
        <h2 id={headingId}>{title}</h2>
        <p className="lede">{intro}</p>
        <p className={styles.note}>The demos need JavaScript, which is switched off here.</p>
      </header>
      {demos.map((demo, index) => (
        <DemoCard key={demo.id} demo={demo} startsOpen={index === 0} />
      ))}
    </section>
  );
}

// A demo is one file in demos/, which exports its `facts` and its component `Demo`; what more it needs stands in a folder
// beside it. The query makes each file a second module, of which the build keeps the facts alone: the page knows every
// title, and each demo's code stays a chunk of its own.
const facts = import.meta.glob<DemoFacts>('./demos/*.tsx', { eager: true, import: 'facts', query: '?facts' });
const components = import.meta.glob<ComponentType<DemoProps>>('./demos/*.tsx', { import: 'Demo' });

/** The demos there are, by their names. */
const DEMOS = new Map(
  Object.entries(components).flatMap(([file, load]): [string, Demo][] => {
    const known = facts[file];
    if (known === undefined) return [];
    const id = file.replace('./demos/', '').replace('.tsx', '');
    return [[id, { ...known, id, Component: lazy(async () => ({ default: await load() })) }]];
  }),
);
