import { useId, useState } from 'react';
import { FileButton } from '#client/content/upload/file-button';
import { useUploads } from '#client/content/upload/upload-queue';
import { UploadProgress } from '#client/content/upload/upload-state';
import type { ApiOutputs } from '#client/lib/api/trpc';
import { paths } from '#client/lib/paths';
import { useToast } from '#client/ui/feedback/toast';
import { ErrorText } from '#client/ui/forms/field';
import { Panel } from '#client/ui/layout/panel';
import { ConfirmCall } from '#client/ui/overlays/confirm-call';
import { ArrowLink } from '#client/ui/primitives/arrow-link';
import { Button } from '#client/ui/primitives/button';
import { formatBytes } from '#client/ui/primitives/format-count';
import { useRemoveResume, useResumeUploaded, useStoredResume } from './resume-queries';

const JSON_RESUME_ADDRESS = '/api/resume.json';

/** Manages the resume that visitors download, which is an uploaded PDF or one generated from the content. */
export function ResumePanel() {
  const { data: stored, isError } = useStoredResume();
  const uploaded = useResumeUploaded();
  const { mutateAsync: remove } = useRemoveResume();
  const toast = useToast();
  const [isRemoving, setRemoving] = useState(false);

  return (
    <Panel
      id="resume"
      title="Resume"
      level={3}
      actions={
        <>
          <ArrowLink href={JSON_RESUME_ADDRESS} target="_blank" rel="noreferrer">
            View JSON Resume
          </ArrowLink>
          <ArrowLink href={paths.resume} target="_blank" rel="noreferrer">
            View resume
          </ArrowLink>
        </>
      }
    >
      <div className="stack-4 narrow">
        <p role="status">{isError ? "Couldn't check your resume." : describe(stored)}</p>
        <ResumeUpload
          isStored={Boolean(stored)}
          onUploaded={() => {
            void uploaded();
            toast.success('Resume uploaded. Visitors now get this one.');
          }}
          onRemove={() => setRemoving(true)}
        />
      </div>
      <ConfirmCall
        open={isRemoving}
        title="Remove resume"
        question="Are you sure you want to remove your resume? Visitors then get a generated one."
        confirmLabel="Remove resume"
        call={() => remove()}
        failure="Couldn't remove the resume. Please try again."
        onDone={() => toast.success('Resume removed. Visitors now get the generated one.')}
        onClose={() => setRemoving(false)}
      />
    </Panel>
  );
}

const PDF = 'application/pdf';
const KEY = 'resume';

type ResumeUploadProps = { isStored: boolean; onUploaded: () => void; onRemove: () => void };

function ResumeUpload({ isStored, onUploaded, onRemove }: ResumeUploadProps) {
  const errorId = useId();
  const uploads = useUploads({
    address: '/api/resume',
    check: ({ type }) => (type === PDF ? null : 'Must be a PDF.'),
    onStored: onUploaded,
  });
  const upload = uploads.find(KEY);
  const error = upload?.phase === 'failed' ? upload.reason : null;
  return (
    <div className="stack-2">
      <div className="cluster">
        <FileButton
          icon="upload"
          accept={PDF}
          busy={uploads.isUnderWay}
          aria-describedby={error === null ? undefined : errorId}
          onFiles={([file]) => {
            if (file) uploads.start(KEY, file);
          }}
        >
          {isStored ? 'Replace resume' : 'Upload resume'}
        </FileButton>
        {uploads.isUnderWay && (
          <Button variant="ghost" onClick={() => uploads.cancel(KEY)}>
            Cancel
          </Button>
        )}
        {!uploads.isUnderWay && isStored && (
          <Button variant="danger" onClick={onRemove}>
            Remove resume
          </Button>
        )}
      </div>
      <UploadProgress upload={upload} />
      {error !== null && (
        <ErrorText id={errorId} role="alert">
          {error}
        </ErrorText>
      )}
    </div>
  );
}

function describe(stored: ApiOutputs['uploads']['resume'] | undefined): string {
  if (stored === undefined) return 'Loading...';
  if (stored === null) {
    return 'Generated from your settings, skills, projects and timeline. You can upload your own PDF instead.';
  }
  const day = new Date(stored.createdAt).toLocaleDateString(undefined, { dateStyle: 'long' });
  return `Your own PDF, ${formatBytes(stored.bytes)}, uploaded on ${day}.`;
}
