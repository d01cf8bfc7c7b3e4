import { sitePicturePath } from '../../shared/picture-address';
import { useSite } from '../features/site/site-queries';
import { TimelineList } from '../features/timeline/timeline-list';
import { PageHead } from '../lib/page-head';
import { paths } from '../lib/paths';
import styles from './about-screen.module.css';

export function AboutScreen() {
  const site = useSite();
  const { ownerName, role, location, education, employment } = site;
  const facts = [role, location, education, employment].filter(fact => fact !== '');
  return (
    <div className={`wrap ${styles.layout}`}>
      <PageHead
        title={`About | ${ownerName}`}
        description={[ownerName, ...facts].join(', ')}
        kind="profile"
        path={paths.about}
        picture={sitePicturePath(site)}
        subject={{ kind: 'profile', site }}
      />
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
