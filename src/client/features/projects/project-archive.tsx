import type { Project } from '../../../shared/contract/project';
import { type CategoryGroup, groupByCategory } from '../../../shared/group-by-category';
import { useFailureLog } from '../../lib/api/use-failure-log';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Spinner } from '../../ui/feedback/spinner';
import { Tally } from '../../ui/layout/rule';
import { Collapsible } from '../../ui/primitives/collapsible';
import { ArchiveRow } from './archive-row';
import styles from './project-archive.module.css';
import { useCategoryOrder, useProjects } from './project-queries';

/** Every project, by category, the first category open. A failed fetch leaves the area empty (rule 2.13). */
export function ProjectArchive() {
  const projects = useProjects();
  const order = useCategoryOrder();
  useFailureLog("Couldn't load projects.", projects.error);
  useFailureLog("Couldn't load the category order.", order.error);
  if (projects.isPending || order.isPending) return <Spinner label="Loading..." />;
  if (!projects.data) return null;

  const groups = groupByCategory(projects.data, order.data ?? []);
  if (groups.length === 0) return <EmptyState framed title="No projects yet." />;
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
