import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useRefetchKind } from '#client/editing/owner-kind/content-queries';
import { useNouns } from '#client/editing/owner-kind/owner-kind';
import { isApiError } from '#client/lib/api/api-error';
import { useToast } from '#client/ui/feedback/toast';
import { Icon } from '#client/ui/icons/icon';
import { Button } from '#client/ui/primitives/button';

import type { ContentKindName } from '#shared/content-kinds';
import { capitalize } from '#shared/text';
import { NEW_ITEM_STATE } from './new-item';

type NewItemButtonProps = {
  label: string;
  kind: ContentKindName;
  create: () => Promise<{ _id: string }>;
  editPath: (id: string) => string;
};

/** Creates a draft and opens its editor. */
export function NewItemButton({ label, kind, create, editPath }: NewItemButtonProps) {
  const [, navigate] = useLocation();
  const isAdding = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const { one: noun } = useNouns(kind);
  const refetch = useRefetchKind(kind);
  const toast = useToast();

  async function add(): Promise<void> {
    // The second click of a double click must not create another item.
    if (isAdding.current) return;
    isAdding.current = true;
    setBusy(true);
    try {
      navigate(editPath((await create())._id), { state: NEW_ITEM_STATE });
    } catch (error) {
      reportFailure(error);
    } finally {
      isAdding.current = false;
      setBusy(false);
    }
  }

  function reportFailure(error: unknown): void {
    if (isApiError(error)) {
      toast.failure(`Failed to create ${noun}. Please try again.`);
      return;
    }
    toast.failure(
      `${capitalize(noun)} created, but there was an issue navigating to the edit page. Please check the ${noun} list.`,
    );
    refetch();
  }

  return (
    <Button variant="primary" size="sm" busy={isBusy} onClick={() => void add()}>
      <Icon name="plus" />
      {label}
    </Button>
  );
}
