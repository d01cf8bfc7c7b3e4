import { useState } from 'react';
import { FileUpload } from '#client/content/upload/file-upload';
import type { ApiOutputs } from '#client/lib/api/trpc';
import { paths } from '#client/lib/paths';
import { useToast } from '#client/ui/feedback/toast';
import { Panel } from '#client/ui/layout/panel';
import { ConfirmCall } from '#client/ui/overlays/confirm-call';
import { ArrowLink } from '#client/ui/primitives/arrow-link';
import { Button } from '#client/ui/primitives/button';
import { formatBytes } from '#client/ui/primitives/format-count';
import { useRemoveResume, useResumeUploaded, useStoredResume } from './resume-queries';

const RESUME_ADDRESS = '/api/resume';
const JSON_RESUME_ADDRESS = '/api/resume.json';

/** The resume that visitors download: an uploaded PDF, or one generated from the content. */
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
        <FileUpload
          label={stored ? 'Replace resume' : 'Upload resume'}
          accept="application/pdf"
          wrongType="Must be a PDF."
          address={RESUME_ADDRESS}
          onUploaded={() => {
            void uploaded();
            toast.success('Resume uploaded. Visitors now get this one.');
          }}
        >
          {stored && (
            <Button variant="danger" onClick={() => setRemoving(true)}>
              Remove resume
            </Button>
          )}
        </FileUpload>
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

function describe(stored: ApiOutputs['uploads']['resume'] | undefined): string {
  if (stored === undefined) return 'Loading...';
  if (stored === null) {
    return 'Generated from your settings, skills, projects and timeline. You can upload your own PDF instead.';
  }
  const day = new Date(stored.createdAt).toLocaleDateString(undefined, { dateStyle: 'long' });
  return `Your own PDF, ${formatBytes(stored.bytes)}, uploaded on ${day}.`;
}
