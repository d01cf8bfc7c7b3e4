import { ProjectArchive } from '../features/projects/project-archive';
import { useSite } from '../features/site/site-queries';
import { PageHead } from '../lib/page-head';
import styles from './projects-screen.module.css';

export function ProjectsScreen() {
  const { ownerName } = useSite();
  return (
    <>
      <PageHead
        title={`Projects | ${ownerName}`}
        description={`The projects of ${ownerName}, by category.`}
      />
      <header className={styles.hero}>
        <div className={`wrap ${styles.heading}`}>
          <h1>Projects</h1>
          <p className="lede">
            Everything I have built or am building, by category. A lock marks a private project.
          </p>
        </div>
      </header>
      <div className={`wrap ${styles.archive}`}>
        <ProjectArchive />
      </div>
    </>
  );
}
