import { useRef, useState } from 'react';
import type { Prepare } from '#client/editing/working-copy/working-copy';
import { Dialog } from '#client/ui/overlays/dialog';
import { Button } from '#client/ui/primitives/button';
import { type PlannedFields, type PublishingPlan, planState, saveAs } from './publishing-plan';

/** The texts that new items of a kind start with, by field. */
export type InitialTexts<Fields> = { readonly [Name in keyof Fields]?: string };

/** Returns true while a field still has its initial text. */
export function isInitialText<Fields>(
  initial: InitialTexts<Fields>,
  fields: Fields,
  name: keyof Fields,
): boolean {
  return initial[name] !== undefined && fields[name] === initial[name];
}

/** Returns the names of the fields that still have their initial text. */
function findInitialTexts<Fields extends object>(
  initial: InitialTexts<Fields>,
  fields: Fields,
): (keyof Fields & string)[] {
  const names: (keyof Fields & string)[] = [];
  for (const name in fields) if (isInitialText(initial, fields, name)) names.push(name);
  return names;
}

/** Returns the fields without their initial texts. The title stays, because every item needs one. */
function withoutInitialTexts<Fields extends object>(initial: InitialTexts<Fields>, fields: Fields): Fields {
  const cleared = findInitialTexts(initial, fields).filter(name => name !== 'title');
  return { ...fields, ...Object.fromEntries(cleared.map(name => [name, ''])) };
}

type Publication<Fields> = {
  fields: Fields;
  initial: InitialTexts<Fields>;
  getLabel: (name: keyof Fields & string) => string;
  save: (prepare: Prepare<Fields>) => void;
  /** Leads to the title. Called once the question closes. */
  writeTitle: () => void;
};

/** Saves plans of publication, after a question if fields still have their initial text. */
export function useInitialTextQuestion<Fields extends PlannedFields>(publication: Publication<Fields>) {
  const { fields, initial, getLabel, save, writeTitle } = publication;
  const [asked, ask] = useState<PublishingPlan | null>(null);
  const names = findInitialTexts(initial, fields);

  function answer(prepare: Prepare<Fields>): void {
    if (asked === null) return;
    ask(null);
    save(edited => saveAs(asked)(prepare(edited)));
  }

  return {
    plan: (publishing: PublishingPlan) => {
      if (planState(publishing) !== 'draft' && names.length > 0) ask(publishing);
      else save(saveAs(publishing));
    },
    question: {
      labels: asked === null ? [] : names.map(getLabel),
      isScheduling: asked !== null && planState(asked) === 'scheduled',
      isUntitled: names.some(name => name === 'title'),
      onWriteTitle: () => {
        ask(null);
        writeTitle();
      },
      onClear: () => answer(edited => withoutInitialTexts(initial, edited)),
      onKeep: () => answer(edited => edited),
      onCancel: () => ask(null),
    },
  };
}

type InitialTextQuestionProps = {
  /** The labels of the fields that still have their initial text. */
  labels: readonly string[];
  /** True if the owner schedules the item instead of publishing it. */
  isScheduling: boolean;
  /** True if the title is among the fields. It can't be cleared, so the owner is led to it instead. */
  isUntitled: boolean;
  onWriteTitle: () => void;
  onClear: () => void;
  onKeep: () => void;
  onCancel: () => void;
};

/** Asks what to do with texts that the owner has not written. */
export function InitialTextQuestion(props: InitialTextQuestionProps) {
  const { labels, isScheduling, isUntitled, onWriteTitle, onClear, onKeep, onCancel } = props;
  const primaryButton = useRef<HTMLButtonElement>(null);
  const clearLabel = isScheduling ? 'Clear and schedule' : 'Clear and publish';
  return (
    <Dialog
      open={labels.length > 0}
      onClose={onCancel}
      title="Fields with their initial text"
      initialFocus={primaryButton}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button onClick={onKeep}>{isScheduling ? 'Schedule as is' : 'Publish as is'}</Button>
          <Button ref={primaryButton} variant="primary" onClick={isUntitled ? onWriteTitle : onClear}>
            {isUntitled ? 'Write a title' : clearLabel}
          </Button>
        </>
      }
    >
      <div className="stack-3">
        <p>You haven't edited these fields yet. Visitors would see the text that they start with.</p>
        <ul>
          {labels.map(label => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
