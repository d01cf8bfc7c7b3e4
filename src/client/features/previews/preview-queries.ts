import type { Preview } from '../../../shared/contract/preview';
import { requireShape } from '../../lib/api/answer-shape';
import { isMissing } from '../../lib/api/api-error';
import { useApiQuery } from '../../lib/api/use-api';

const requirePreview = requireShape<Preview>({ kind: 'project' });

/** What a secret address leads to. One that leads nowhere is not asked for again: that is an answer, not a failure. */
export function usePreview(token: string) {
  return useApiQuery(
    'previews.open',
    { token },
    { select: requirePreview, retryOnMount: ({ state }) => !isMissing(state.error) },
  );
}
