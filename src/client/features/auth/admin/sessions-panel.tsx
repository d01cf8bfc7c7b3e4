import { useRef, useState } from 'react';
import { describeDevice } from '#client/editing/device-name';
import rows from '#client/editing/lists/list-row.module.css';
import { RetryAlert } from '#client/ui/feedback/retry-alert';
import { Spinner } from '#client/ui/feedback/spinner';
import { useToast } from '#client/ui/feedback/toast';
import { Panel } from '#client/ui/layout/panel';
import { ConfirmCall } from '#client/ui/overlays/confirm-call';
import { Tag } from '#client/ui/primitives/badge';
import { Button } from '#client/ui/primitives/button';
import { ignoreDoubleClick } from '#client/ui/primitives/click-handlers';
import { DateTime } from '#client/ui/primitives/date-time';
import { formatQuantity } from '#client/ui/primitives/format-count';
import type { Session } from '#shared/contract/auth';
import { isEndedSession, useRevokeOtherSessions, useRevokeSession, useSessions } from './account-queries';

export function SessionsPanel() {
  const { data, isError, isFetching, refetch } = useSessions();
  const listRef = useRef<HTMLUListElement>(null);
  const revoke = useRevokeSession();
  const toast = useToast();

  function end({ id, userAgent }: Session): void {
    // The focused button is removed with its session.
    listRef.current?.focus();
    const name = describeDevice(userAgent);
    // Handlers passed to `mutate` do not run after another call or after the screen is left.
    revoke.mutateAsync({ id }).then(
      () => toast.success(`${name} signed out.`),
      error => {
        if (!isEndedSession(error)) toast.failure(`Couldn't sign out ${name}. Please try again.`);
      },
    );
  }

  const sessions = data?.filter(session => !revoke.leaving.has(session.id));
  const others = sessions?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  return (
    <Panel
      id="sessions"
      title="Where you're signed in"
      actions={others > 0 && <SignOutOthers count={others} />}
    >
      {sessions && (
        <ul ref={listRef} tabIndex={-1} aria-label="Sessions">
          {sessions.map(session => (
            <SessionRow key={session.id} session={session} onEnd={() => end(session)} />
          ))}
        </ul>
      )}
      {isError && (
        <RetryAlert busy={isFetching} onRetry={refetch}>
          Couldn't load sessions.
        </RetryAlert>
      )}
      {!sessions && !isError && <Spinner label="Loading sessions..." />}
    </Panel>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { userAgent, createdAt, lastUsedAt, isCurrent } = session;
  const name = describeDevice(userAgent);
  return (
    <li className={`row ${rows.item} ${rows.padded}`}>
      <div className="fill">
        <p className="row" title={userAgent}>
          <b>{name}</b>
          {isCurrent && <Tag>This device</Tag>}
        </p>
        <p className="note">
          Last used <DateTime at={lastUsedAt} />, signed in <DateTime at={createdAt} />
        </p>
      </div>
      {!isCurrent && (
        <Button size="sm" aria-label={`Sign out ${name}`} onClick={ignoreDoubleClick(onEnd)}>
          Sign out
        </Button>
      )}
    </li>
  );
}

function SignOutOthers({ count }: { count: number }) {
  const [isConfirming, setConfirming] = useState(false);
  const { mutateAsync: revokeOthers } = useRevokeOtherSessions();
  const toast = useToast();
  return (
    <>
      <Button size="sm" onClick={() => setConfirming(true)}>
        Sign out everywhere else
      </Button>
      <ConfirmCall
        open={isConfirming}
        title="Sign out everywhere else"
        question={`Sign out ${formatQuantity(count, 'other session')}?`}
        confirmLabel="Sign out"
        call={() => revokeOthers()}
        failure="Couldn't sign out the other sessions. Please try again."
        onDone={({ count: ended }) => toast.success(`${formatQuantity(ended, 'session')} signed out.`)}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
