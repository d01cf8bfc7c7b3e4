import { useEffect, useMemo, useState } from 'react';
import {
  clearPersistedEdits,
  persistEdits,
  readPersistedEdits,
  usePersistEdits,
} from '../../../editing/persisted-edits';
import { type ElementEdit, isElementEdit } from './element-edit';
import type { CardOrder } from './save-timeline';

const DRAFT = 'timeline';

/** What this tab has not saved yet. */
export type KeptTimeline = { edits: readonly ElementEdit[]; order: CardOrder | null };

/** What was kept when this screen was last left without an answer: signed out, reloaded, closed. */
export function useRestoredTimeline(): { edits: ElementEdit[]; order: CardOrder | null } {
  const [restored] = useState(() => readPersistedEdits(DRAFT, isKeptTimeline));
  return { edits: [...(restored?.edits ?? [])], order: restored?.order ?? null };
}

/** Keeps unsaved work in this tab; answers a function that keeps it at once. */
export function useKeepTimeline({ edits, order }: KeptTimeline, isUnsaved: boolean): () => void {
  const kept = useMemo(() => (isUnsaved ? { edits, order } : null), [edits, order, isUnsaved]);
  usePersistEdits(DRAFT, kept);
  useEffect(() => {
    if (kept === null) forgetTimeline();
  }, [kept]);
  return () => {
    if (kept !== null) persistEdits(DRAFT, kept);
  };
}

/** The owner leaves it behind. */
export function forgetTimeline(): void {
  clearPersistedEdits(DRAFT);
}

function isKeptTimeline(value: unknown): value is KeptTimeline {
  if (typeof value !== 'object' || value === null) return false;
  if (!('edits' in value && 'order' in value) || !Array.isArray(value.edits)) return false;
  return value.edits.every(isElementEdit) && (value.order === null || isCardOrder(value.order));
}

function isCardOrder(value: unknown): value is CardOrder {
  if (typeof value !== 'object' || value === null || !('ids' in value && 'base' in value)) return false;
  return isTexts(value.ids) && isTexts(value.base);
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(item => typeof item === 'string');
}
