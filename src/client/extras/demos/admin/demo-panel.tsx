import { useRef } from 'react';
import { FileButton } from '#client/content/upload/file-button';
import { useUploads } from '#client/content/upload/upload-queue';
import { UploadState } from '#client/content/upload/upload-state';
import { callFailureMessage } from '#client/lib/api/call-failure';
import { QueryResult } from '#client/ui/feedback/query-result';
import { Spinner } from '#client/ui/feedback/spinner';
import { useToast } from '#client/ui/feedback/toast';
import { Panel } from '#client/ui/layout/panel';
import { DemoList } from './demo-list';
import { useDemoUploaded, useRemoveDemo, useStoredDemos } from './demo-queries';

const KEY = 'demo';

/** Stores the owner's demos, and gives the Markdown that embeds them in a text. */
export function DemoPanel() {
  const demos = useStoredDemos();
  const refresh = useDemoUploaded();
  const { mutate: removeDemo } = useRemoveDemo();
  const toast = useToast();
  const listRef = useRef<HTMLUListElement>(null);
  const uploads = useUploads({
    address: '/api/demo',
    onStored: (_key, _url, { name }) => {
      void refresh().then(() => toast.success(`${name} added.`));
    },
  });
  const upload = uploads.find(KEY);

  function remove(filename: string): void {
    // The focused button is removed with its demo.
    listRef.current?.focus();
    removeDemo(
      { filename },
      {
        onSuccess: () => toast.success('Demo deleted. Texts that use it keep it.'),
        onError: error => toast.failure(`Couldn't delete the demo. ${callFailureMessage(error)}`),
      },
    );
  }

  return (
    <Panel id="demos" title="Demos" level={3}>
      <div className="stack-4 narrow">
        <p className="muted">
          A demo is an HTML page that runs inside a text. Add it, copy its Markdown, and paste that into a
          paragraph of its own. A demo that no text uses is deleted after a day.
        </p>
        <QueryResult
          query={demos}
          loading={<Spinner label="Loading..." layout="inline" />}
          failure="Couldn't load the demos."
        >
          {stored => <DemoList ref={listRef} demos={stored} onRemove={remove} />}
        </QueryResult>
        <div className="stack-2">
          <p>
            <FileButton
              icon="upload"
              accept=".html,text/html"
              busy={uploads.isUnderWay}
              onFiles={([file]) => {
                if (file) uploads.start(KEY, file);
              }}
            >
              Add demo
            </FileButton>
          </p>
          {upload && (
            <UploadState
              upload={upload}
              failure={`Couldn't add ${upload.file.name}.`}
              onCancel={() => uploads.cancel(KEY)}
              onRetry={() => uploads.retry(KEY)}
            />
          )}
          <p className="note">
            One HTML file, at most 5 MB, with its scripts, styles and pictures inside. It can't load anything.
          </p>
        </div>
      </div>
    </Panel>
  );
}
