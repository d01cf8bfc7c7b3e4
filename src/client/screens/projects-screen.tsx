import { sitePicturePath } from '../../shared/picture-address';
import { Playground } from '../features/playground/playground';
import { ProjectArchive } from '../features/projects/project-archive';
import { useSite } from '../features/site/site-queries';
import { PageHead } from '../lib/head/page-head';
import { paths } from '../lib/paths';
import { Part } from '../lib/react/part';
import { ParticleCanvas } from '../ui/site/particle-canvas';
import styles from './projects-screen.module.css';

export function ProjectsScreen() {
  const site = useSite();
  const { ownerName } = site;
  return (
    <>
      <PageHead
        title={`Projects | ${ownerName}`}
        description={`The projects of ${ownerName}, by category.`}
        path={paths.projects}
        picture={sitePicturePath(site)}
      />
      <header className={styles.hero}>
        <ParticleCanvas className={styles.particles} />
        <div className={`wrap stack-3 ${styles.heading}`}>
          <h1>Projects</h1>
          <p className="lede">
            Everything I have built or am building, by category. A lock marks a private project.
          </p>
        </div>
      </header>
      <div className={`wrap ${styles.archive}`}>
        <Part>
          <ProjectArchive />
        </Part>
      </div>
      <div className="wrap">
        <Part>
          <Playground />
        </Part>
      </div>
    </>
  );
}
