import { useState } from 'react';
import { useLocation } from 'wouter';
import { useToast } from '#client/ui/feedback/toast';
import { Icon } from '#client/ui/icons/icon';
import { Button } from '#client/ui/primitives/button';
import { capitalise } from '#shared/text';

type NewItemButtonProps = {
  noun: string;
  create: () => Promise<{ _id: string }>;
  editPath: (id: string) => string;
};

/** Creates a draft and opens its editor. */
export function NewItemButton({ noun, create, editPath }: NewItemButtonProps) {
  const toast = useToast();
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);

  async function add(): Promise<void> {
    setBusy(true);
    try {
      navigate(editPath((await create())._id));
    } catch {
      toast.failure(`Failed to create ${noun}. Please try again.`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="primary" size="sm" busy={isBusy} onClick={() => void add()}>
      <Icon name="plus" />
      New {capitalise(noun)}
    </Button>
  );
}
