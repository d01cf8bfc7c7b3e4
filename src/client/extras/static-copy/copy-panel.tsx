import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ProgressBar } from '#client/content/upload/progress-bar';
import { DownloadForm } from '#client/editing/download-form';
import { describeSampleItems } from '#client/features/sample/admin/describe-sample';
import { useSampleStatus } from '#client/features/sample/admin/sample-queries';
import { findFieldError } from '#client/lib/api/api-error';
import { callFailureMessage } from '#client/lib/api/call-failure';
import { useFocusOnInvalid } from '#client/lib/react/use-focus-on-invalid';
import { Alert } from '#client/ui/feedback/alert';
import { QueryResult } from '#client/ui/feedback/query-result';
import { Spinner } from '#client/ui/feedback/spinner';
import { useToast } from '#client/ui/feedback/toast';
import { Field, TextInput } from '#client/ui/forms/field';
import { Panel } from '#client/ui/layout/panel';
import { Button } from '#client/ui/primitives/button';
import type { CopyProgress, CopyStatus, ReadyCopy } from '#shared/extras/static-copy/static-copy-contract';
import { useCancelCopy, useCopyStatus, useCreateCopy } from './copy-queries';
import { describeCopy, describeProgress } from './describe-copy';

/** Creates the public site as files, which a host without Node can serve. */
export function CopyPanel() {
  const status = useCopyStatus();
  return (
    <Panel id="static-copy" title="Static copy" level={3}>
      <div className="stack-4 narrow">
        <p className="muted">
          Writes every public page, with its pictures and search, into a zip file that any static host serves.
          The admin area and drafts are not included.
        </p>
        <SampleWarning />
        <QueryResult
          query={status}
          loading={<Spinner label="Loading..." layout="inline" />}
          failure="Couldn't check for static copies."
        >
          {data => <CopyState status={data} />}
        </QueryResult>
      </div>
    </Panel>
  );
}

/** Warns that the copy would publish the sample content. */
function SampleWarning() {
  const { data: counts } = useSampleStatus();
  const items = counts ? describeSampleItems(counts) : '';
  if (items === '') return null;
  return <Alert tone="info">A copy includes the sample content of this site: {items}.</Alert>;
}

function CopyState({ status }: { status: CopyStatus }) {
  const { isAvailable, isRunning, progress, ready, failure, request } = status;
  const stateRef = useFocusOnChange(isRunning);
  if (!isAvailable) return <p>Static copies need the built site. Start it with npm start.</p>;
  return (
    <div ref={stateRef} tabIndex={-1} className="stack-4">
      {isRunning ? (
        <RunningCopy progress={progress} />
      ) : (
        <>
          {failure !== null && <Alert tone="err">Couldn't create the copy. {failure}</Alert>}
          {ready && <FinishedCopy ready={ready} />}
          <NewCopy isAgain={ready !== null} request={request} />
        </>
      )}
    </div>
  );
}

/** Provides an element that takes the focus if a change of `state` removed the focused button in it. */
function useFocusOnChange(state: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [state]);
  return ref;
}

function RunningCopy({ progress }: { progress: CopyProgress | null }) {
  const cancel = useCancelCopy();
  return (
    <div className="stack-3">
      <p className="num">{describeProgress(progress)}</p>
      <ProgressBar label="Creating the static copy" fraction={progress && progress.done / progress.known} />
      <p>
        <Button busy={cancel.isPending} onClick={() => cancel.mutate()}>
          Cancel
        </Button>
      </p>
    </div>
  );
}

function FinishedCopy({ ready }: { ready: ReadyCopy }) {
  const toast = useToast();
  const { deadLinks, missingVariants } = ready;
  return (
    <div className="stack-4">
      <p role="status">{describeCopy(ready)}</p>
      {deadLinks.length > 0 && (
        <Alert tone="warn">
          These links of your content lead nowhere:
          <ul>
            {deadLinks.map(({ address, page }) => (
              <li key={address}>
                {address} on {page}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {missingVariants > 0 && (
        <p className="muted">
          Some smaller forms of pictures do not exist yet ({missingVariants}), so larger ones take their
          place. Create the copy again later.
        </p>
      )}
      <DownloadForm
        action="/api/static-copy/file"
        label="Download static copy"
        onStart={() => toast.success('Your browser is downloading the copy.')}
        onFailure={() => toast.failure("Couldn't download the copy. Create it again.")}
      />
    </div>
  );
}

type NewCopyProps = { isAgain: boolean; request: CopyStatus['request'] };

/** Starts with the values of the last copy, which the next one usually has, too. */
function NewCopy({ isAgain, request }: NewCopyProps) {
  const create = useCreateCopy();
  const [address, setAddress] = useState(request?.address ?? '');
  const [contact, setContact] = useState(request?.contact ?? '');
  const formRef = useFocusOnInvalid<HTMLFormElement>(create.error);
  const sent = create.variables;
  const addressError = sent?.address === address && findFieldError(create.error, 'address');
  const contactError = sent?.contact === contact && findFieldError(create.error, 'contact');

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!create.isPending) create.mutate({ address, contact });
  }

  return (
    <form ref={formRef} className="stack-4" noValidate onSubmit={submit}>
      <Field
        label="Address of the copy"
        optional
        hint="May have a path. Leave empty to use PUBLIC_URL. Without either, the copy has no sitemap and no share pictures."
        error={addressError}
      >
        <TextInput
          type="url"
          placeholder="https://example.com"
          value={address}
          onChange={event => setAddress(event.target.value)}
        />
      </Field>
      <Field
        label="Form service"
        optional
        hint="Receives the messages of the contact form. Leave empty to show the email link of Settings > Identity instead."
        error={contactError}
      >
        <TextInput type="url" value={contact} onChange={event => setContact(event.target.value)} />
      </Field>
      {create.error && !addressError && !contactError && (
        <Alert tone="err">Couldn't create the copy. {callFailureMessage(create.error)}</Alert>
      )}
      <p>
        <Button type="submit" busy={create.isPending}>
          {isAgain ? 'Create another copy' : 'Create static copy'}
        </Button>
      </p>
    </form>
  );
}
