import { type ReactNode, useState } from 'react';
import type { TrashItem } from '../../../../shared/contract/version';
import { completeSlug, isSlug, SLUG_RULE } from '../../../../shared/slug';
import { Spinner } from '../../../ui/feedback/spinner';
import { Field, Select, TextInput } from '../../../ui/forms/field';
import { Dialog } from '../../../ui/overlays/dialog';
import { Button } from '../../../ui/primitives/button';
import { useCategoryChoice } from './trash-queries';
import { itemName } from './trash-table';

type QuestionProps<Answer> = {
  item: TrashItem;
  onAnswer: (answer: Answer) => Promise<void>;
  onClose: () => void;
};

/** Asks where a project goes whose category is gone. */
export function CategoryQuestion(props: QuestionProps<string>) {
  const choice = useCategoryChoice(props.item._id);
  const [chosen, choose] = useState<string>();
  return (
    <Question {...props} answer={chosen ?? choice?.gone}>
      {choice ? (
        <Field label="Category" hint={`The category “${choice.gone}” is gone.`}>
          <Select value={chosen ?? choice.gone} onChange={event => choose(event.target.value)}>
            <option value={choice.gone}>{choice.gone} (add it again)</option>
            {choice.categories.map(name => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      ) : (
        <Spinner label="Loading categories..." />
      )}
    </Question>
  );
}

/** Asks for the address of an item whose own is another's by now: `taken` says whose, in words. */
export function SlugQuestion({ taken, ...props }: QuestionProps<string | null> & { taken: string }) {
  const [typed, setTyped] = useState('');
  const slug = completeSlug(typed);
  const isWrong = slug !== '' && !isSlug(slug);
  return (
    <Question {...props} answer={isWrong ? undefined : slug || null}>
      <Field
        label="Address"
        optional
        hint={`Its old one is taken: ${taken}. Choose another, or leave it empty.`}
        error={isWrong && SLUG_RULE}
      >
        <TextInput
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={event => setTyped(event.target.value)}
        />
      </Field>
    </Question>
  );
}

/** `answer`: undefined while there is none. */
function Question<Answer>({
  item,
  answer,
  onAnswer,
  onClose,
  children,
}: QuestionProps<Answer> & { answer: Answer | undefined; children: ReactNode }) {
  const [isBusy, setBusy] = useState(false);

  async function restore(): Promise<void> {
    if (answer === undefined) return;
    setBusy(true);
    await onAnswer(answer);
    setBusy(false);
  }

  return (
    <Dialog
      open
      title={`Restore ${itemName(item)}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={answer === undefined}
            busy={isBusy}
            onClick={() => void restore()}
          >
            Restore
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
