import type { Project } from '../../../shared/contract/project';
import { projectTitle } from '../../../shared/project-title';
import { statusLabel } from '../../../shared/status-label';
import { paths } from '../../lib/paths';
import { Status } from '../../ui/feedback/status';
import { Icon } from '../../ui/icons/icon';
import { ChipList } from '../../ui/primitives/chip';
import styles from './archive-row.module.css';
import { ProjectLink } from './project-link';
import { VisibilityTip } from './visibility-tip';

const MAX_SKILLS = 5;

/** A project in the archive. The whole row leads to it. */
export function ArchiveRow({ project }: { project: Project }) {
  const { _id, title, description, skills, timeline, status } = project;
  return (
    <article className={styles.row}>
      <VisibilityTip isPublic={project.public} align="start" className={styles.visibility} />
      <div className={styles.text}>
        <h3 className={styles.title}>
          <ProjectLink id={_id} from={paths.projects} className={styles.link}>
            {projectTitle(title)}
          </ProjectLink>
        </h3>
        <p className={styles.description}>{description}</p>
      </div>
      <ChipList items={skills} max={MAX_SKILLS} overflow="ellipsis" className={styles.skills} />
      <div className={styles.state}>
        {status !== '' && <Status status={status} label={statusLabel(status)} />}
        <span className="num">{timeline}</span>
      </div>
      <Icon name="arrow-right" className={styles.arrow} />
    </article>
  );
}
