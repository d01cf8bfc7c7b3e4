import { lazy, Suspense } from 'react';
import { MarkdownText } from '#client/content/markdown/markdown-text';
import { FullSizeLink } from '#client/content/media/full-size-link';
import { LoopingPicture } from '#client/content/media/looping-picture';
import { MediaGallery } from '#client/content/media/media-gallery';
import { usePictureViewer } from '#client/content/media/use-picture-viewer';
import figure from '#client/content/picture/figure.module.css';
import { useTabInAddress } from '#client/lib/react/use-view-in-address';
import { Status } from '#client/ui/feedback/status';
import { ChipList } from '#client/ui/primitives/chip';
import { Fact, Facts } from '#client/ui/primitives/facts';
import { Tabs } from '#client/ui/primitives/tabs';
import { projectPath } from '#shared/content-paths';
import type { ProjectPageLayout } from '#shared/contract/project';
import type { ProjectPage } from '#shared/contract/project-page';
import { findLoop } from '#shared/find-loop';
import { listPhones } from '#shared/phone-screenshots';
import { statusLabel } from '#shared/publishing';
import { displayTitle } from '#shared/text';
import { ProjectActions } from './project-actions';
import '#client/ui/layout/bar.module.css';
import styles from './project-detail.module.css';
import { VisibilityTip } from './visibility-tip';

// The server renders the story, and the page loads the styles in it before its code: those of its bar too.
const ProjectStory = lazy(async () => ({ default: (await import('./project-story')).ProjectStory }));

type ProjectDetailProps = { project: ProjectPage; layout: ProjectPageLayout };

/** Shows a project in the layout that the owner has chosen for it or for all projects. */
export function ProjectDetail({ project, layout }: ProjectDetailProps) {
  const { title, html, image, imageAlt, generatedCover, github, live, media, keyFigures = [] } = project;
  const { listeners, viewer } = usePictureViewer(displayTitle(title));
  return (
    <article data-layout={layout} {...listeners}>
      <header className={`cluster ${styles.head}`}>
        <div className={`stack-3 ${styles.heading}`}>
          <h1>{displayTitle(title)}</h1>
          <div className="lede">
            <MarkdownText html={html.description} />
          </div>
        </div>
        <ProjectActions github={github} live={live} />
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
          <ProjectFacts project={project} />
          {keyFigures.length > 0 && (
            <dl className={`grid ${styles.figures}`} aria-label="Key figures">
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

function ProjectFacts({ project }: { project: ProjectPage }) {
  const { timeline, status, category } = project;
  return (
    <Facts>
      <Fact name="Timeline">{timeline}</Fact>
      {status !== '' && (
        <Fact name="Status">
          <Status status={status} label={statusLabel(status)} className={styles.status} />
        </Fact>
      )}
      <Fact name="Category">{category}</Fact>
      <Fact name="Visibility" className="no-print">
        <span className={styles.visibility}>
          <VisibilityTip isPublic={project.public} align="start" />
          {project.public ? 'Public' : 'Private'}
        </span>
      </Fact>
    </Facts>
  );
}

const PROJECT_TABS = ['details', 'skills', 'learned', 'media'] as const;

function ProjectTabs({ project }: { project: ProjectPage }) {
  const [tab, chooseTab] = useTabInAddress(PROJECT_TABS);
  const { html, skills, media } = project;
  return (
    <Tabs
      label="About this project"
      value={tab}
      onValueChange={chooseTab}
      items={[
        {
          value: 'details',
          label: 'Details',
          panel: <MarkdownText html={html.details} />,
        },
        {
          value: 'skills',
          label: 'Skills',
          panel: <ChipList items={skills} />,
        },
        {
          value: 'learned',
          label: 'Learned',
          panel: <MarkdownText html={html.learned} />,
        },
        {
          value: 'media',
          label: 'Media',
          panel: (
            <MediaGallery
              title={displayTitle(project.title)}
              media={media}
              emptyTitle="No media available for this project."
              isShown={tab === 'media'}
            />
          ),
        },
      ]}
    />
  );
}
