import type { Project } from '../../../shared/contract/project';
import { type CategoryGroup, groupByCategory } from '../../../shared/group-by-category';
import { projectTitle } from '../../../shared/project-title';
import { statusLabel } from '../../../shared/status-label';
import { useFailureLog } from '../../lib/api/use-failure-log';
import { paths } from '../../lib/paths';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Spinner } from '../../ui/feedback/spinner';
import { Status } from '../../ui/feedback/status';
import { Icon } from '../../ui/icons/icon';
import { Tally } from '../../ui/layout/rule';
import { ChipList } from '../../ui/primitives/chip';
import { Collapsible } from '../../ui/primitives/collapsible';
import styles from './project-archive.module.css';
import { ProjectLink } from './project-link';
import { useCategoryOrder, useProjects } from './project-queries';
import { VisibilityTip } from './visibility-tip';

/** Every project, by category, the first category open. A failed fetch leaves the area empty (rule 2.13). */
export function ProjectArchive() {
  const projects = useProjects();
  const order = useCategoryOrder();
  useFailureLog("Couldn't load projects.", projects.error);
  useFailureLog("Couldn't load the category order.", order.error);
  if (projects.isPending || order.isPending) return <Spinner label="Loading..." />;
  if (!projects.data) return null;

  const groups = groupByCategory(projects.data, order.data ?? []);
  if (groups.length === 0) return <EmptyState framed className={styles.empty} title="No projects yet." />;
  return groups.map((group, index) => <Category key={group.category} group={group} isFirst={index === 0} />);
}

type CategoryProps = { group: CategoryGroup<Project>; isFirst: boolean };

function Category({ group: { category, items }, isFirst }: CategoryProps) {
  const count = (
    <>
      <Tally count={items.length} />
      {`${items.length} ${items.length === 1 ? 'project' : 'projects'}`}
    </>
  );
  return (
    <Collapsible title={category} meta={count} defaultOpen={isFirst}>
      <div className={styles.rows}>
        {items.map(project => (
          <ArchiveRow key={project._id} project={project} />
        ))}
      </div>
    </Collapsible>
  );
}

const MAX_SKILLS = 5;

/** A project in the archive. The whole row leads to it. */
function ArchiveRow({ project }: { project: Project }) {
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
