import { useState } from 'react';
import type { TrashItem } from '../../../../shared/contract/version';
import { Spinner } from '../../../ui/feedback/spinner';
import { Field, Select } from '../../../ui/forms/field';
import { Dialog } from '../../../ui/overlays/dialog';
import { Button } from '../../../ui/primitives/button';
import { useCategoryChoice } from './trash-queries';
import { itemName } from './trash-table';

type CategoryQuestionProps = {
  item: TrashItem;
  onChoose: (category: string) => Promise<void>;
  onClose: () => void;
};

/** Asks where a project goes whose category is gone. */
export function CategoryQuestion({ item, onChoose, onClose }: CategoryQuestionProps) {
  const choice = useCategoryChoice(item._id);
  const [chosen, choose] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const category = chosen ?? choice?.gone;

  async function restore(): Promise<void> {
    if (category === undefined) return;
    setBusy(true);
    await onChoose(category);
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
          <Button variant="primary" disabled={!choice} busy={isBusy} onClick={() => void restore()}>
            Restore
          </Button>
        </>
      }
    >
      {choice ? (
        <Field label="Category" hint={`The category “${choice.gone}” is gone.`}>
          <Select value={category} onChange={event => choose(event.target.value)}>
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
    </Dialog>
  );
}
