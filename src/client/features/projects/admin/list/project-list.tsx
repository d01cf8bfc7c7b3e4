import { useDeferredValue, useState } from 'react';
import { toOptions } from '#client/editing/fields/declared-fields';
import { LeaveDialog } from '#client/editing/frame/editor-frame';
import rowStyles from '#client/editing/lists/list-row.module.css';
import { useIdSet } from '#client/editing/lists/use-id-set';
import { OrderNotSaved } from '#client/editing/reorder/order-not-saved';
import { ReorderList } from '#client/editing/reorder/reorder-list';
import { useEditedProjectOrder } from '#client/features/projects/admin/use-edited-orders';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { LiveRegion } from '#client/ui/feedback/live-region';
import { ListResult } from '#client/ui/feedback/query-result';
import { useToast } from '#client/ui/feedback/toast';
import { Panel } from '#client/ui/layout/panel';
import { useFirstRows } from '#client/ui/layout/use-first-rows';
import { useFocusTarget } from '#client/ui/overlays/use-focus-target';
import { Segmented } from '#client/ui/primitives/segmented';
import type { ProjectOverview } from '#shared/contract/project-summaries';
import { type ProjectOrder, siteFields } from '#shared/contract/site';
import { displayTitle } from '#shared/text';
import { DeleteProject } from './delete-project';
import { ProjectBulkBar } from './project-bulk-bar';
import { filterProjects, useProjectFilter } from './project-filter';
import { ProjectListRow } from './project-list-row';
import { ProjectToolbar } from './project-toolbar';

type ProjectOrderSetting = { value: ProjectOrder; set: (order: ProjectOrder) => Promise<unknown> };

type ProjectListProps = {
  /** Views by project ID. Projects that are not in it have none. */
  viewsByProject: Record<string, number>;
  setting: ProjectOrderSetting;
};

/** Lists all projects with search, actions for several at once, and their order. */
export function ProjectList({ viewsByProject, setting }: ProjectListProps) {
  const order = useEditedProjectOrder();
  return (
    <>
      <Panel padded={false} aria-label="Projects">
        <ListResult query={order.query} nouns="projects" empty="Add the first one with “Add New Project”.">
          {projects => (
            <ListedProjects
              projects={projects}
              viewsByProject={viewsByProject}
              setting={setting}
              onReorder={order.move}
            />
          )}
        </ListResult>
      </Panel>
      <OrderNotSaved order={order} nouns="projects" />
      <LeaveDialog isActive={order.isDirty} onLeave={order.copy.abandon} />
    </>
  );
}

const getId = ({ _id }: ProjectOverview) => _id;
const getName = ({ title }: ProjectOverview) => displayTitle(title);

type ListedProjectsProps = ProjectListProps & {
  projects: ProjectOverview[];
  onReorder: (ids: string[]) => void;
};

function ListedProjects({ projects, viewsByProject, setting, onReorder }: ListedProjectsProps) {
  const [filter, setFilter] = useProjectFilter();
  const [itemToDelete, setItemToDelete] = useState<ProjectOverview | null>(null);
  const [message, announce] = useState('');
  const selection = useIdSet();
  const list = useFocusTarget<HTMLDivElement>();
  // The filter is deferred, so that typing stays responsive.
  const found = filterProjects(projects, useDeferredValue(filter));
  const { rows, showAll } = useFirstRows(found, { nouns: 'projects', onPhones: 50 });
  const rowProps = (project: ProjectOverview) => ({
    project,
    views: viewsByProject[project._id] ?? 0,
    isSelected: selection.ids.has(project._id),
    onSelect: selection.select,
    onDelete: setItemToDelete,
  });
  return (
    <div ref={list.ref} tabIndex={-1}>
      <ProjectToolbar projects={projects} filter={filter} onFilter={setFilter} />
      <ProjectBulkBar projects={found} selection={selection} onDeleted={list.focus}>
        <ProjectOrderChoice setting={setting} />
      </ProjectBulkBar>
      {setting.value === 'own' ? (
        <ReorderList
          items={rows}
          getId={getId}
          getName={getName}
          noun="project"
          itemClassName={rowStyles.item}
          announce={announce}
          onReorder={moved => onReorder(moved.map(getId))}
        >
          {(project, { handle, isPickedUp, buttons }) => (
            <ProjectListRow {...rowProps(project)} handle={handle} steps={isPickedUp && buttons} />
          )}
        </ReorderList>
      ) : (
        <ul>
          {rows.map(project => (
            <li key={project._id} className={rowStyles.item}>
              <ProjectListRow {...rowProps(project)} handle={null} steps={null} />
            </li>
          ))}
        </ul>
      )}
      {found.length === 0 && <EmptyState title="No projects match your filters." />}
      {showAll}
      <LiveRegion message={message} />
      <DeleteProject item={itemToDelete} onClose={() => setItemToDelete(null)} onDeleted={list.focus} />
    </div>
  );
}

const ORDER_OPTIONS = toOptions(siteFields.projectOrder.words);

const ORDER_SET: Record<ProjectOrder, string> = {
  newest: 'Visitors see the newest project first.',
  own: 'Visitors see the projects in your order.',
};

/** Chooses whether visitors see the newest project first or the owner's order. */
function ProjectOrderChoice({ setting }: { setting: ProjectOrderSetting }) {
  const toast = useToast();

  async function choose(order: ProjectOrder): Promise<void> {
    try {
      await setting.set(order);
      toast.success(ORDER_SET[order]);
    } catch {
      toast.failure("Couldn't save the order.", {
        actions: [{ label: 'Retry', onAct: () => void choose(order) }],
      });
    }
  }

  return (
    <Segmented
      size="sm"
      label="Order that visitors see"
      options={ORDER_OPTIONS}
      value={setting.value}
      onValueChange={order => void choose(order)}
    />
  );
}
