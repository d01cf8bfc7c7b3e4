import { fieldError } from '../../../lib/field-error';

const TABS = ['details', 'skills', 'learned', 'media'] as const;

export type ProjectTab = (typeof TABS)[number];

/** The first tab that holds a field which the server found wrong; undefined when there is none. */
export function tabOfError(error: unknown): ProjectTab | undefined {
  return TABS.find(tab => fieldError(error, tab) !== undefined);
}
