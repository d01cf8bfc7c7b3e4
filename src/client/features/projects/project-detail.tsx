import { lazy, Suspense } from 'react';
import { ItemTitle, useLangOfWords } from '#client/content/item-title';
import { MarkdownText } from '#client/content/markdown/markdown-text';
import { FullSizeLink } from '#client/content/media/full-size-link';
import { LoopingPicture } from '#client/content/media/looping-picture';
import { MediaGallery } from '#client/content/media/media-gallery';
import { usePictureViewer } from '#client/content/media/use-picture-viewer';
import figure from '#client/content/picture/figure.module.css';
import { useTranslation } from '#client/lib/language/use-translation';
import { useTabInAddress } from '#client/lib/react/use-view-in-address';
import { Status } from '#client/ui/feedback/status';
import { ChipList } from '#client/ui/primitives/chip';
import { Fact, Facts } from '#client/ui/primitives/facts';
import { Tabs } from '#client/ui/primitives/tabs';
import { projectPath } from '#shared/content-paths';
import type { ProjectPageLayout } from '#shared/contract/project';
import type { ProjectPage } from '#shared/contract/project-page';
import { findLoop } from '#shared/find-loop';
import { PROJECT_PAGE_TEXTS } from '#shared/language/english/project-page';
import { listPhones } from '#shared/phone-screenshots';
import { displayTitle } from '#shared/text';
import { ProjectActions } from './project-actions';
import { useStatusLabel } from './use-status-label';
import '#client/content/item-page.module.css';
import '#client/content/markdown/text-contents.module.css';
import '#client/ui/layout/bar.module.css';
import '#client/ui/layout/scale.module.css';
import styles from './project-detail.module.css';
import { VisibilityTip } from './visibility-tip';

// The server renders the story, and the page loads the styles in it before its code: those of its parts too.
const ProjectStory = lazy(async () => ({ default: (await import('./project-story')).ProjectStory }));

type ProjectDetailProps = { project: ProjectPage; layout: ProjectPageLayout };

/** Shows a project in the layout that the owner has chosen for it or for all projects. */
export function ProjectDetail({ project, layout }: ProjectDetailProps) {
  const t = useTranslation(PROJECT_PAGE_TEXTS);
  const { title, language, html, image, imageAlt, generatedCover, github, live } = project;
  const { media, keyFigures = [] } = project;
  const { listeners, viewer } = usePictureViewer(displayTitle(title));
  const langOfWords = useLangOfWords(language);
  return (
    <article lang={language} data-layout={layout} {...listeners}>
      <header className={`cluster ${styles.head}`}>
        <div className={`stack-3 ${styles.heading}`}>
          <h1>
            <ItemTitle item={project} />
          </h1>
          <div className="lede">
            <MarkdownText html={html.description} />
          </div>
        </div>
        <ProjectActions github={github} live={live} lang={langOfWords} />
      </header>
      <div className={styles.top}>
        <div className={`${figure.figure} ${styles.picture}`}>
          <LoopingPicture
            isPriority
            playsInView
            loop={findLoop(media)}
            title={displayTitle(title)}
            coverOf={projectPath(project)}
            src={image}
            alt={imageAlt || title}
            generated={generatedCover}
            phones={listPhones(image, media)}
            data-caption={imageAlt}
          />
          {image !== '' && <FullSizeLink src={image} name={imageAlt || displayTitle(title)} />}
        </div>
        <div className={styles.side}>
          <ProjectFacts project={project} lang={langOfWords} />
          {keyFigures.length > 0 && (
            <dl className={`grid ${styles.figures}`} aria-label={t('keyFigures')}>
              {keyFigures.map(({ value, label }) => (
                <div key={`${value} ${label}`} className={styles.figure}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
      <div className={`reading ${styles.body}`}>
        <Suspense>
          {layout === 'story' ? (
            <div className={styles.story}>
              <ProjectStory project={project} />
            </div>
          ) : (
            <ProjectTabs project={project} />
          )}
        </Suspense>
      </div>
      {viewer}
    </article>
  );
}

function ProjectFacts({ project, lang }: { project: ProjectPage; lang: string | undefined }) {
  const t = useTranslation(PROJECT_PAGE_TEXTS);
  const statusLabel = useStatusLabel();
  const { timeline, status, category } = project;
  return (
    <Facts lang={lang}>
      <Fact name={t('timelineFact')}>{timeline}</Fact>
      {status !== '' && (
        <Fact name={t('statusFact')}>
          <Status status={status} label={statusLabel(status)} className={styles.status} />
        </Fact>
      )}
      <Fact name={t('categoryFact')}>{category}</Fact>
      <Fact name={t('visibilityFact')} className="no-print">
        <span className={styles.visibility}>
          <VisibilityTip isPublic={project.public} align="start" />
          {t(project.public ? 'public' : 'private')}
        </span>
      </Fact>
    </Facts>
  );
}

const PROJECT_TABS = ['details', 'skills', 'learned', 'media'] as const;

function ProjectTabs({ project }: { project: ProjectPage }) {
  const t = useTranslation(PROJECT_PAGE_TEXTS);
  const [tab, chooseTab] = useTabInAddress(PROJECT_TABS);
  const { html, skills, media } = project;
  return (
    <Tabs
      lang={useLangOfWords(project.language)}
      label={t('projectTabs')}
      value={tab}
      onValueChange={chooseTab}
      items={[
        {
          value: 'details',
          label: t('details'),
          panel: <MarkdownText html={html.details} />,
        },
        {
          value: 'skills',
          label: t('projectSkills'),
          panel: <ChipList items={skills} />,
        },
        {
          value: 'learned',
          label: t('learned'),
          panel: <MarkdownText html={html.learned} />,
        },
        {
          value: 'media',
          label: t('media'),
          panel: (
            <MediaGallery
              title={displayTitle(project.title)}
              media={media}
              emptyTitle={t('noMedia')}
              isShown={tab === 'media'}
            />
          ),
        },
      ]}
    />
  );
}
