import { PageButton } from '#client/content/page-link';
import { contentImports } from '#client/extras/owner-extras';
import { AddProjectButton } from '#client/features/projects/admin/list/add-project-button';
import { PagePreview } from '#client/features/site/admin/preview/page-preview';
import { WithPreview } from '#client/features/site/admin/preview/preview-pane';
import { settingsPath } from '#client/lib/owner-paths';
import { paths } from '#client/lib/paths';
import { useCopy } from '#client/ui/feedback/use-copy';
import { Panel } from '#client/ui/layout/panel';
import { Button } from '#client/ui/primitives/button';

/** Ends the setup with the site, its address and the next things to do. */
export function ReadyStep() {
  return (
    <WithPreview preview={<PagePreview />}>
      <AddressPanel />
      <NextPanel />
    </WithPreview>
  );
}

function AddressPanel() {
  const copy = useCopy('address');
  const address = window.location.origin;
  return (
    <Panel title="Address">
      <div className="stack-4">
        <b>{address}</b>
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
  return (
    <Panel title="Next">
      <div className="row">
        <AddProjectButton label="Add a project" />
        {contentImports && (
          <PageButton href={`${settingsPath('data')}#import`} size="sm">
            Import
          </PageButton>
        )}
        <PageButton href={paths.dashboard} variant="ghost" size="sm">
          Dashboard
        </PageButton>
      </div>
    </Panel>
  );
}
