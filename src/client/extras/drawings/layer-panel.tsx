import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Picture } from '#client/content/picture/picture';
import { ProjectLink } from '#client/features/projects/project-link';
import { useFilteredProjects } from '#client/features/projects/project-queries';
import { useSkills } from '#client/features/skills/skill-queries';
import { Hyphenated } from '#client/lib/language/hyphenated';
import { useTranslation } from '#client/lib/language/use-translation';
import { paths } from '#client/lib/paths';
import { QueryResult } from '#client/ui/feedback/query-result';
import { ArrowLink } from '#client/ui/primitives/arrow-link';
import { IconButton } from '#client/ui/primitives/button';
import { ChipList } from '#client/ui/primitives/chip';
import { projectPath } from '#shared/content-paths';
import type { ProjectSummary } from '#shared/contract/project-summaries';
import { LAYER_TEXTS } from '#shared/language/english/layer';
import { displayTitle } from '#shared/text';
import styles from './layer-panel.module.css';
import type { Topics } from './stack';
import { findTopicWork } from './topic-work';

type LayerPanelProps = { id: string; topic: Topics[number]; href: string; onClose: () => void };

/** Shows the projects and skills of an interest, and takes the focus. */
export function LayerPanel({ id, topic, href, onClose }: LayerPanelProps) {
  const t = useTranslation(LAYER_TEXTS);
  const ref = useRef<HTMLElement>(null);
  const headingId = useId();
  const projects = useFilteredProjects(ALL);
  const skills = useSkills().data ?? [];
  useEscape(onClose);

  useEffect(() => ref.current?.focus({ preventScroll: true }), []);

  return (
    <section
      ref={ref}
      id={id}
      className={`no-print ${styles.panel}`}
      aria-labelledby={headingId}
      tabIndex={-1}
    >
      <div className="stack-3">
        <div className="line spread">
          <h2 id={headingId}>
            <Hyphenated isNarrow text={topic.name} />
          </h2>
          <IconButton icon="xmark" label={t('closeInterest')} onClick={onClose} />
        </div>
        <p className={styles.description}>{topic.description}</p>
        {projects && (
          <QueryResult query={projects} loading={t('interestLoading')} failure={t('interestFailed')}>
            {({ categories }) => {
              const work = findTopicWork(topic, categories, skills);
              return (
                <>
                  <ul>
                    {work.projects.map(project => (
                      <ProjectRow key={project._id} project={project} />
                    ))}
                  </ul>
                  <ChipList items={work.skills} max={MAX_SKILLS} />
                </>
              );
            }}
          </QueryResult>
        )}
        <ArrowLink href={href}>{t('moreAboutInterest')}</ArrowLink>
      </div>
    </section>
  );
}

/** The filter that lets all projects pass. */
const ALL = {};
const MAX_SKILLS = 6;
const COVER_WIDTH = '8rem';

function ProjectRow({ project }: { project: ProjectSummary }) {
  const { title, skills, image, generatedCover } = project;
  const picture = { src: image, alt: '', generated: generatedCover, sizes: COVER_WIDTH };
  return (
    <li className={styles.project}>
      <Picture coverOf={projectPath(project)} {...picture} />
      <div>
        <h3>
          <ProjectLink project={project} from={paths.home} className="stretched-link">
            <Hyphenated isNarrow text={displayTitle(title)} language={project.language} />
          </ProjectLink>
        </h3>
        <p className="clamp secondary">{skills.join(', ')}</p>
      </div>
    </li>
  );
}

function useEscape(onEscape: () => void): void {
  const handle = useEffectEvent(onEscape);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open], :popover-open')) handle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
