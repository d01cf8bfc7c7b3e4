import type { PostLinks } from '../../../shared/contract/post';
import { requireShape } from '../../lib/api/answer-shape';
import { useApiQuery } from '../../lib/api/use-api';

const NONE: PostLinks = { hasNotes: false, pages: [] };
const requireLinks = requireShape<PostLinks>({
  hasNotes: true,
  pages: [{ slug: '', title: '', place: 'none' }],
});

/** What header and footer of every page link to; until it is there, and when it cannot be had, nothing. */
export function usePostLinks(): PostLinks {
  return useApiQuery('pages.links', undefined, { select: requireLinks }).data ?? NONE;
}
