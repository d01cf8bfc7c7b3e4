import { useState } from 'react';
import type { Prepare } from '#client/editing/working-copy/working-copy';
import { findInitialTexts, type InitialTexts, withoutInitialTexts } from './initial-texts';
import { type PublishingPlan, planState } from './publishing-field';
import { saveAs } from './save-rules';

type PlannedFields = { publishing: PublishingPlan };

type Publication<Fields> = {
  publishing: PublishingPlan;
  fields: Fields;
  initial: InitialTexts<Fields>;
  getLabel: (name: keyof Fields & string) => string;
  send: (prepare: Prepare<Fields>) => void;
  /** Leads to the title. Called once the question closes. */
  writeTitle: () => void;
};

/** Sends plans of publication, after a question if fields still have their initial text. */
export function useInitialTextQuestion<Fields extends PlannedFields>() {
  const [asked, ask] = useState<Publication<Fields> | null>(null);
  const findNames = ({ initial, fields }: Publication<Fields>) => findInitialTexts(initial, fields);
  const names = asked ? findNames(asked) : [];

  function plan(publication: Publication<Fields>): void {
    const { publishing, send } = publication;
    const isAsking = planState(publishing) !== 'draft' && findNames(publication).length > 0;
    if (isAsking) ask(publication);
    else send(saveAs(publishing));
  }

  function answer(prepare: Prepare<Fields>): void {
    if (!asked) return;
    const planned = saveAs(asked.publishing);
    ask(null);
    asked.send(fields => planned(prepare(fields)));
  }

  return {
    plan,
    question: {
      labels: asked ? names.map(asked.getLabel) : [],
      isScheduling: asked !== null && planState(asked.publishing) === 'scheduled',
      isUntitled: names.some(name => name === 'title'),
      onWriteTitle: () => {
        ask(null);
        asked?.writeTitle();
      },
      onClear: () => answer(fields => (asked ? withoutInitialTexts(asked.initial, fields) : fields)),
      onKeep: () => answer(fields => fields),
      onCancel: () => ask(null),
    },
  };
}
