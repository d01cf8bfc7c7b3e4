import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '#client/ui/icons/icon';
import { Button } from '#client/ui/primitives/button';
import { NEW_ITEM_STATE } from './new-item';

type NewItemButtonProps = {
  label: string;
  create: () => Promise<{ _id: string }>;
  editPath: (id: string) => string;
  onFailure: (error: unknown) => void;
};

/** Creates a draft and opens its editor. */
export function NewItemButton({ label, create, editPath, onFailure }: NewItemButtonProps) {
  const [, navigate] = useLocation();
  const isAdding = useRef(false);
  const [isBusy, setBusy] = useState(false);

  async function add(): Promise<void> {
    // The second click of a double click must not create another item.
    if (isAdding.current) return;
    isAdding.current = true;
    setBusy(true);
    try {
      navigate(editPath((await create())._id), { state: NEW_ITEM_STATE });
    } catch (error) {
      onFailure(error);
    } finally {
      isAdding.current = false;
      setBusy(false);
    }
  }

  return (
    <Button variant="primary" size="sm" busy={isBusy} onClick={() => void add()}>
      <Icon name="plus" />
      {label}
    </Button>
  );
}
