import { useTranslation } from '#client/lib/language/use-translation';
import { Section } from '#client/ui/layout/section';
import { PLAYGROUND_TEXTS } from '#shared/language/english/playground';
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
  const t = useTranslation(PLAYGROUND_TEXTS);
  const shownDemos = shown.flatMap(id => demos.find(demo => demo.id === id) ?? []);
  if (shownDemos.length === 0) return null;
  return (
    <Section
      id="playground"
      title={title}
      intro={intro}
      note={<p className={`note ${styles.note}`}>{t('demosNeedScripts')}</p>}
    >
      <div className="stack-4">
        {shownDemos.map((demo, index) => (
          <DemoCard key={demo.id} demo={demo} startsOpen={index === 0} />
        ))}
      </div>
    </Section>
  );
}
