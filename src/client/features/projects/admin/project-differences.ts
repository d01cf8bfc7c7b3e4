import type { MediaItem, Project } from '../../../../shared/contract/project';
import type { Difference } from '../../../editing/conflict-dialog';
import { draftOf, type ProjectDraft } from './project-draft';
import {
  changedElsewhere,
  changedFields,
  FIELD_LABELS,
  type ProjectEdit,
  type ProjectField,
} from './project-edit';

/** Field by field, what was saved elsewhere beside what the owner has here. */
export function projectDifferences(edit: ProjectEdit, stored: Project, categories: string[]): Difference[] {
  const theirs = draftOf(stored, categories);
  const mine = new Set(changedFields(edit.base, edit.fields));
  return changedElsewhere(edit, stored, categories).map(field => ({
    label: FIELD_LABELS[field],
    theirs: wordsOf(theirs, field),
    mine: mine.has(field) ? wordsOf(edit.fields, field) : 'Not changed by you. The saved value is kept.',
  }));
}

function wordsOf(draft: ProjectDraft, field: ProjectField): string {
  if (field === 'public') return draft.public ? 'Public' : 'Private';
  if (field === 'featured') return draft.featured ? 'Featured' : 'Not featured';
  if (field === 'skills') return draft.skills.join(', ');
  if (field === 'media') return draft.media.map(mediaWords).join('\n');
  return draft[field];
}

function mediaWords({ type, url, caption = '' }: MediaItem): string {
  return [type, url, caption].filter(text => text !== '').join(' · ');
}
