import { capitalise } from './capitalise';

/** What a visitor reads for a stored status: 'wip' is 'In Progress' everywhere but in the editor's dropdown. */
export function statusLabel(status: string): string {
  return status === 'wip' ? 'In Progress' : capitalise(status);
}
