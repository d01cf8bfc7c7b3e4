import { Alert } from '#client/ui/feedback/alert';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { RetryButton } from '#client/ui/feedback/retry-alert';
import { Spinner } from '#client/ui/feedback/spinner';
import { Button } from '#client/ui/primitives/button';
import { Example, LONG_TEXT } from './example';

const TONES = ['ok', 'info', 'warn', 'err'] as const;

export function FeedbackExamples() {
  return (
    <>
      <Example label="Alert">
        {TONES.map(tone => (
          <Alert key={tone} tone={tone}>
            {LONG_TEXT}
          </Alert>
        ))}
        <Alert tone="info" busy action={<Button size="sm">Cancel</Button>}>
          Uploading...
        </Alert>
      </Example>
      <Example label="EmptyState">
        <EmptyState title="No projects yet." action={<Button size="sm">Add project</Button>}>
          Add the first one.
        </EmptyState>
        <EmptyState
          framed
          tone="error"
          title="Error loading projects."
          action={<RetryButton onRetry={async () => {}} />}
        />
      </Example>
      <Example label="Spinner">
        <Spinner label="Loading..." />
        <Spinner label="Loading..." layout="inline" />
      </Example>
    </>
  );
}
