import type { Project } from '../../../shared/contract/project';
import { projectTitle } from '../../../shared/project-title';
import { statusLabel } from '../../../shared/status-label';
import { Picture } from '../../content/picture/picture';
import { paths } from '../../lib/paths';
import { Status } from '../../ui/feedback/status';
import { ChipList } from '../../ui/primitives/chip';
import styles from './featured-card.module.css';
import { ProjectLink } from './project-link';
import { VisibilityTip } from './visibility-tip';

const MAX_SKILLS = 4;

/** A featured project on the home page. All of it leads to the project. */
export function FeaturedCard({ project }: { project: Project }) {
  const { _id, title, description, image, imageAlt, status, timeline, skills } = project;
  return (
    <article className={styles.card}>
      <Picture data-project={_id} src={image} alt={imageAlt} className={styles.picture} />
      <div className={styles.body}>
        <div className={styles.meta}>
          {status !== '' && <Status status={status} label={statusLabel(status)} />}
          {timeline !== '' && <span className="num">{timeline}</span>}
          <VisibilityTip isPublic={project.public} className={styles.visibility} />
        </div>
        <h3 className={styles.title}>
          <ProjectLink id={_id} from={paths.home} className={styles.link}>
            {projectTitle(title)}
          </ProjectLink>
        </h3>
        <p className={styles.description}>{description}</p>
        <ChipList items={skills} max={MAX_SKILLS} />
      </div>
    </article>
  );
}
