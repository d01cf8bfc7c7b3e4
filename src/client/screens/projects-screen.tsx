import { Suspense } from 'react';
import { playgroundDemos } from '#client/extras/extras';
import { Playground } from '#client/features/playground/playground';
import styles from '#client/features/projects/archive.module.css';
import { ArchiveFilter } from '#client/features/projects/archive-filter';
import { ProjectArchive } from '#client/features/projects/project-archive';
import { PageHead } from '#client/lib/head/page-head';
import { useTranslation } from '#client/lib/language/use-translation';
import { paths } from '#client/lib/paths';
import { useSite } from '#client/lib/site-queries';
import { PageHeading } from '#client/ui/site/page-heading';
import { ParticleCanvas } from '#client/ui/site/particle-canvas';
import { ARCHIVE_TEXTS } from '#shared/language/english/archive';
import { sitePicturePath } from '#shared/picture-address';
import { DEMOS } from '#shared/sections/projects';
import { shownNames } from '#shared/sections/section-list';

export function ProjectsScreen() {
  const t = useTranslation(ARCHIVE_TEXTS);
  const site = useSite();
  const { ownerName, playground, demos } = site;
  return (
    <>
      <PageHead
        title={t('projectsPage')}
        description={t('projectsDescription', { name: ownerName })}
        path={paths.projects}
        picture={sitePicturePath(site)}
      />
      <PageHeading title={t('projectsTitle')} intro={t('projectsIntro')}>
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
              title={t('playgroundTitle')}
              intro={t('playgroundIntro')}
              demos={playgroundDemos}
              shown={shownNames(demos, DEMOS)}
            />
          )}
        </Suspense>
      </div>
    </>
  );
}
