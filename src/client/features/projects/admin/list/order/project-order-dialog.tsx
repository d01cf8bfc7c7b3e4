import { useState } from 'react';
import { LeaveDialog } from '#client/editing/editor-frame';
import { OrderNotSaved } from '#client/editing/reorder/order-not-saved';
import { ReorderList } from '#client/editing/reorder/reorder-list';
import styles from '#client/features/projects/admin/order-list.module.css';
import { explainCallFailure } from '#client/lib/api/call-failure';
import { Alert } from '#client/ui/feedback/alert';
import { LiveRegion } from '#client/ui/feedback/live-region';
import { QueryResult } from '#client/ui/feedback/query-result';
import { Field } from '#client/ui/forms/field';
import { OptionSelect } from '#client/ui/forms/option-select';
import { Dialog } from '#client/ui/overlays/dialog';
import { Button } from '#client/ui/primitives/button';
import { Segmented } from '#client/ui/primitives/segmented';
import type { ProjectOverview } from '#shared/contract/project-rows';
import { PROJECT_ORDER_LABELS, PROJECT_ORDERS, type ProjectOrder } from '#shared/contract/site';
import { shownTitle } from '#shared/text';
import { useEditedProjectOrder } from '../../use-edited-orders';
import { listNames } from '../project-filter';

export type ProjectOrderSetting = { value: ProjectOrder; set: (order: ProjectOrder) => Promise<unknown> };

type ProjectOrderDialogProps = { setting: ProjectOrderSetting; onClose: () => void };

const OPTIONS = PROJECT_ORDERS.map(value => ({ value, label: PROJECT_ORDER_LABELS[value] }));

export function ProjectOrderDialog({ setting, onClose }: ProjectOrderDialogProps) {
  const [failure, setFailure] = useState('');

  async function choose(order: ProjectOrder): Promise<void> {
    setFailure('');
    try {
      await setting.set(order);
    } catch (error) {
      setFailure(explainCallFailure(error));
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Project order"
      closeLabel="Back to the dashboard"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="stack-4">
        <Segmented
          label="Order"
          options={OPTIONS}
          value={setting.value}
          onValueChange={order => void choose(order)}
        />
        {failure !== '' && <Alert tone="err">Couldn't save the order. {failure}</Alert>}
        {setting.value === 'own' ? (
          <OwnOrder />
        ) : (
          <p className="muted">Visitors see the newest project first, in the archive and on the home page.</p>
        )}
      </div>
    </Dialog>
  );
}

function OwnOrder() {
  const order = useEditedProjectOrder();
  /** Filter: '' for all, 'featured', or 'category:' and a name. */
  const [shown, setShown] = useState('');
  const [message, announce] = useState('');
  return (
    <>
      <p className="muted">
        Visitors see projects in this order, in the archive and on the home page. Changes are saved right
        away.
      </p>
      <QueryResult query={order.query} loading="Loading projects..." failure="Couldn't load the projects.">
        {projects => (
          <>
            <Field label="Show">
              <OptionSelect options={listFilters(projects)} value={shown} onValueChange={setShown} />
            </Field>
            <ReorderList
              items={projects.filter(project => isShown(project, shown))}
              getId={({ _id }) => _id}
              getName={({ title }) => shownTitle(title)}
              noun="project"
              dragBy="item"
              onReorder={moved => order.move(moved.map(({ _id }) => _id))}
              announce={announce}
              className={styles.list}
              itemClassName={styles.row}
            >
              {({ title, category }, { handle, buttons }) => (
                <>
                  {handle}
                  <span className={styles.name}>{shownTitle(title)}</span>
                  <span className={`note ${styles.count}`}>{category}</span>
                  <span className={styles.steps}>{buttons}</span>
                </>
              )}
            </ReorderList>
            <LiveRegion message={message} />
          </>
        )}
      </QueryResult>
      <OrderNotSaved order={order} nouns="projects" />
      <LeaveDialog isActive={order.isDirty} onLeave={order.copy.abandon} />
    </>
  );
}

function listFilters(projects: ProjectOverview[]) {
  const categories = listNames(projects, 'category', '');
  return [
    { value: '', label: 'All projects' },
    { value: 'featured', label: 'Featured on the home page' },
    ...categories.map(label => ({ value: `category:${label}`, label })),
  ];
}

function isShown({ featured, category }: ProjectOverview, shown: string): boolean {
  if (shown === '') return true;
  return shown === 'featured' ? featured : shown === `category:${category}`;
}
