import { useState } from 'react';
import { DownloadForm } from '#client/editing/download-form';
import { useToast } from '#client/ui/feedback/toast';
import { LabeledCheckbox } from '#client/ui/forms/checkbox';
import { Panel } from '#client/ui/layout/panel';

export function ExportPanel() {
  const toast = useToast();
  const [hasDrafts, setDrafts] = useState(false);
  return (
    <Panel id="content" title="Export" level={3}>
      <div className="stack-4 narrow">
        <p className="muted">
          Exports the content of this site as one file that you can store or import into another site.
          Messages and views are not included.
        </p>
        <DownloadForm
          action="/api/backup"
          label="Export content"
          onStart={() => toast.success('Your browser is downloading the export.')}
          onFailure={() => toast.failure("Couldn't create the export. Please try again.")}
        >
          <input type="hidden" name="scope" value="content" />
          <input type="hidden" name="drafts" value={String(hasDrafts)} />
          <LabeledCheckbox checked={hasDrafts} onChange={event => setDrafts(event.target.checked)}>
            Include drafts
          </LabeledCheckbox>
        </DownloadForm>
      </div>
    </Panel>
  );
}
