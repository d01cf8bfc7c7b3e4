import { useSite } from '../features/site/site-queries';
import { TimelineList } from '../features/timeline/timeline-list';
import { PageHead } from '../lib/page-head';
import styles from './about-screen.module.css';

export function AboutScreen() {
  const { ownerName, role, location, education, employment } = useSite();
  const facts = [role, location, education, employment].filter(fact => fact !== '');
  return (
    <div className={`wrap ${styles.layout}`}>
      <PageHead title={`About | ${ownerName}`} description={[ownerName, ...facts].join(', ')} />
      <header className={styles.heading}>
        <h1>About</h1>
        {facts.length > 0 && (
          <ul className={styles.facts}>
            {facts.map(fact => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </header>
      <TimelineList />
    </div>
  );
}
