import { useState } from 'react';
import { useLocation } from 'wouter';
import type { PostKind } from '../../../../shared/contract/post';
import { ownerPaths } from '../../../lib/owner-paths';
import { useToast } from '../../../ui/feedback/toast';
import { Icon } from '../../../ui/icons/icon';
import { Button } from '../../../ui/primitives/button';
import { useCreatePost } from './post-admin-queries';

/** Where a post is edited. */
export const EDIT_PATHS = { note: ownerPaths.noteEdit, page: ownerPaths.pageEdit };

/** Creates a draft and opens its editor. */
export function NewPostButton({ kind }: { kind: PostKind }) {
  const create = useCreatePost(kind);
  const toast = useToast();
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);

  async function add(): Promise<void> {
    setBusy(true);
    try {
      navigate(EDIT_PATHS[kind](await create()));
    } catch {
      toast.failure(`Failed to create the ${kind}. Please try again.`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="primary" size="sm" busy={isBusy} onClick={() => void add()}>
      <Icon name="plus" />
      {kind === 'note' ? 'New Note' : 'New Page'}
    </Button>
  );
}
