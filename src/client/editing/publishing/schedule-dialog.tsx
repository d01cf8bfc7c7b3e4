import { type FormEvent, useId, useRef, useState } from 'react';
import { Field, TextInput } from '#client/ui/forms/field';
import { Dialog } from '#client/ui/overlays/dialog';
import { Button } from '#client/ui/primitives/button';
import { DAY_MS } from '#shared/time';

type ScheduleDialogProps = {
  planned: string | null;
  onClose: () => void;
  onSchedule: (moment: string) => void;
};

export function ScheduleDialog({ planned, onClose, onSchedule }: ScheduleDialogProps) {
  const formId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const moment = Date.parse(inputRef.current?.value ?? '');
    if (moment > Date.now()) {
      onClose();
      onSchedule(new Date(moment).toISOString());
    } else setError(Number.isNaN(moment) ? 'Choose a date and a time.' : 'Choose a time in the future.');
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Schedule"
      initialFocus={inputRef}
      action={
        <Button variant="primary" type="submit" form={formId}>
          Schedule
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label="Date and time" required error={error} hint={`Your time: ${zoneName()}`}>
          <TextInput ref={inputRef} type="datetime-local" defaultValue={localTime(planned)} />
        </Field>
      </form>
    </Dialog>
  );
}

/** Formats the time for the field. Defaults to tomorrow at nine. */
function localTime(planned: string | null): string {
  const moment = new Date(planned ?? Date.now() + DAY_MS);
  if (planned === null) moment.setHours(9, 0);
  const inUtc = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return inUtc.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}

function zoneName(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');
}
