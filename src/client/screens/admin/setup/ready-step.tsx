import { PageButton } from '#client/content/page-link';
import { NewItemButton } from '#client/editing/item/new-item-button';
import { useProjectCalls } from '#client/features/projects/admin/project-admin-queries';
import { PagePreview } from '#client/features/site/admin/preview/page-preview';
import { PreviewSection } from '#client/features/site/admin/preview/preview-pane';
import { ownerPaths, settingsPath } from '#client/lib/owner-paths';
import { paths } from '#client/lib/paths';
import { useSite } from '#client/lib/site-queries';
import styles from '#client/screens/admin/setup-screen.module.css';
import { useToast } from '#client/ui/feedback/toast';
import { useCopy } from '#client/ui/feedback/use-copy';
import { Panel } from '#client/ui/layout/panel';
import { Button } from '#client/ui/primitives/button';

/** Ends the setup with the site, its address and the next things to do. */
export function ReadyStep() {
  const site = useSite();
  return (
    <div className={`stack ${styles.ready}`}>
      <div className="stack">
        <AddressPanel />
        <NextPanel />
      </div>
      <PreviewSection>
        <PagePreview look={site} />
      </PreviewSection>
    </div>
  );
}

function AddressPanel() {
  const copy = useCopy('address');
  const address = window.location.origin;
  return (
    <Panel title="Address">
      <div className="stack-4">
        <p className={styles.address}>{address}</p>
        <div className="row">
          <PageButton href={paths.home} size="sm">
            View site
          </PageButton>
          <Button size="sm" onClick={() => void copy(address)}>
            Copy address
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function NextPanel() {
  const { create } = useProjectCalls();
  const toast = useToast();
  return (
    <Panel title="Next">
      <div className="row">
        <NewItemButton
          label="Add a project"
          create={() => create({ draft: true })}
          editPath={ownerPaths.projectEdit}
          onFailure={() => toast.failure('Failed to create project. Please try again.')}
        />
        <PageButton href={`${settingsPath('data')}#import`} size="sm">
          Import
        </PageButton>
        <PageButton href={paths.dashboard} variant="ghost" size="sm">
          Dashboard
        </PageButton>
      </div>
    </Panel>
  );
}
