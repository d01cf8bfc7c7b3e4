import type { ReactNode } from 'react';
import type { Project } from '../../../shared/contract/project';
import { projectTitle } from '../../../shared/project-title';
import { MarkdownText } from '../../content/markdown/markdown-text';
import { Picture } from '../../content/picture/picture';
import { ProjectActions } from './project-actions';
import styles from './project-detail.module.css';
import { ProjectFacts } from './project-facts';

type ProjectDetailProps = {
  project: Project;
  /** What stands below the facts: the tabs. */
  children: ReactNode;
};

export function ProjectDetail({ project, children }: ProjectDetailProps) {
  const { title, description, image, imageAlt, github, live } = project;
  return (
    <article>
      <header className={styles.head}>
        <div className={styles.heading}>
          <h1>{projectTitle(title)}</h1>
          <div className="lede">
            <MarkdownText text={description} />
          </div>
        </div>
        <ProjectActions github={github} live={live} />
      </header>
      <Picture isPriority data-project={project._id} src={image} alt={imageAlt || title} />
      <ProjectFacts project={project} />
      <div className={styles.body}>{children}</div>
    </article>
  );
}
