import { Suspense } from 'react';
import { playgroundDemos } from '#client/extras/extras';
import { Playground } from '#client/features/playground/playground';
import styles from '#client/features/projects/archive.module.css';
import { ArchiveFilter } from '#client/features/projects/archive-filter';
import { ProjectArchive } from '#client/features/projects/project-archive';
import { PageHead } from '#client/lib/head/page-head';
import { paths } from '#client/lib/paths';
import { usePageTexts, useSite } from '#client/lib/site-queries';
import { PageHeading } from '#client/ui/site/page-heading';
import { ParticleCanvas } from '#client/ui/site/particle-canvas';
import { sitePicturePath } from '#shared/picture-address';
import { DEMOS, PROJECTS_TEXTS } from '#shared/sections/projects';
import { shownNames } from '#shared/sections/section-list';

export function ProjectsScreen() {
  const site = useSite();
  const { ownerName, playground, demos } = site;
  const texts = usePageTexts(PROJECTS_TEXTS);
  return (
    <>
      <PageHead
        title="Projects"
        description={`The projects of ${ownerName}, by category.`}
        path={paths.projects}
        picture={sitePicturePath(site)}
      />
      <PageHeading title={texts.projectsTitle} intro={texts.projectsIntro}>
        <ParticleCanvas className={styles.particles} />
      </PageHeading>
      <div className={`wrap ${styles.archive}`}>
        <Suspense>
          <ArchiveFilter />
        </Suspense>
        <Suspense>
          <ProjectArchive />
        </Suspense>
      </div>
      <div className="wrap">
        <Suspense>
          {playground && (
            <Playground
              title={texts.playgroundTitle}
              intro={texts.playgroundIntro}
              demos={playgroundDemos}
              shown={shownNames(demos, DEMOS)}
            />
          )}
        </Suspense>
      </div>
    </>
  );
}
