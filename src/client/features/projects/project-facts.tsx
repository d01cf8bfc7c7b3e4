import type { ReactNode } from 'react';
import type { Project } from '../../../shared/contract/project';
import { statusLabel } from '../../../shared/status-label';
import { Status } from '../../ui/feedback/status';
import styles from './project-facts.module.css';
import { VisibilityTip } from './visibility-tip';

/** What is known of a project at a glance. */
export function ProjectFacts({ project }: { project: Project }) {
  const { timeline, status, category } = project;
  return (
    <dl className={styles.facts}>
      {timeline !== '' && <Fact name="Timeline">{timeline}</Fact>}
      {status !== '' && (
        <Fact name="Status">
          <Status status={status} label={statusLabel(status)} className={styles.status} />
        </Fact>
      )}
      {category !== '' && <Fact name="Category">{category}</Fact>}
      <Fact name="Visibility">
        <span className={styles.visibility}>
          <VisibilityTip isPublic={project.public} align="start" />
          {project.public ? 'Public' : 'Private'}
        </span>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
