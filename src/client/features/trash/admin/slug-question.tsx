import { useState } from 'react';
import type { TrashItem } from '../../../../shared/contract/version';
import { completeSlug, isSlug, SLUG_RULE } from '../../../../shared/slug';
import { Field, TextInput } from '../../../ui/forms/field';
import { Dialog } from '../../../ui/overlays/dialog';
import { Button } from '../../../ui/primitives/button';
import { itemName } from './trash-table';

type SlugQuestionProps = {
  item: TrashItem;
  /** Who has its address by now, in words. */
  taken: string;
  onChoose: (slug: string | null) => Promise<void>;
  onClose: () => void;
};

/** Asks for the address of an item whose own is another's by now. */
export function SlugQuestion({ item, taken, onChoose, onClose }: SlugQuestionProps) {
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const slug = completeSlug(typed);
  const isWrong = slug !== '' && !isSlug(slug);

  async function restore(): Promise<void> {
    setBusy(true);
    await onChoose(slug === '' ? null : slug);
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
          <Button variant="primary" disabled={isWrong} busy={isBusy} onClick={() => void restore()}>
            Restore
          </Button>
        </>
      }
    >
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
    </Dialog>
  );
}
