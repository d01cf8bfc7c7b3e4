import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { applyLook } from '#client/features/site/admin/preview/apply-look';
import { PageHead } from '#client/lib/head/page-head';
import { lookAddress } from '#shared/appearance/look-address';
import styles from './dev.module.css';
import { EXAMPLES, toPartId } from './examples';
import { forceStates } from './force-states';
import { parseShownLook } from './shown-look';

/** Shows the examples of all parts in the style and the theme of the address, without the frame of the site. */
export function ExamplesScreen() {
  const search = useSearch();
  const { look } = parseShownLook(search);
  useEffect(() => {
    const shown = parseShownLook(search);
    document.documentElement.dataset.theme = shown.theme;
    void applyLook(shown.look).then(forceStates);
  }, [search]);
  return (
    <div className={`wrap stack ${styles.examples}`}>
      <PageHead title="Examples" description="The parts." path="/dev/examples" isIndexed={false} />
      <link rel="stylesheet" precedence="look" href={lookAddress(look, 'dev')} />
      <h1 className="visually-hidden">Examples</h1>
      {Object.entries(EXAMPLES).map(([name, NamedExamples]) => (
        <section key={name} id={toPartId(name)} className={`stack ${styles.part}`} aria-label={name}>
          <h2>{name}</h2>
          <NamedExamples />
        </section>
      ))}
    </div>
  );
}
