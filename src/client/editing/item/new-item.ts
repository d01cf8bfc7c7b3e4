import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { isRecord } from '#shared/is-record';

/** The history state of an editor that an Add button has opened. It survives a reload. */
export const NEW_ITEM_STATE = { isNew: true };

/** Returns true if an Add button has just opened this editor. */
export function useIsNewItem(): boolean {
  const state: unknown = useHistoryState();
  // A tab replaces the state.
  const [isNew] = useState(() => isRecord(state) && state.isNew === true);
  return isNew;
}

/** Calls `discard` when the owner leaves the editor. The item stays if that fails. */
export function useDiscardOnLeave(shouldDiscard: () => boolean, discard: () => Promise<unknown>): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = useEffectEvent(() => {
    // React's strict mode mounts the editor again at once.
    if (shouldDiscard()) timer.current = setTimeout(() => void discard().catch(() => {}));
  });
  useEffect(() => {
    clearTimeout(timer.current);
    return leave;
  }, []);
}

/** Selects the field that names a new item, so that typing replaces its initial text. */
export function useNameFocus(isNew: boolean, formRef: RefObject<HTMLElement | null>, name: string): void {
  const focus = useEffectEvent(() => {
    if (isNew) selectField(formRef.current, name);
  });
  useEffect(() => {
    // A navigation focuses the main element after the effects of the new screen.
    const timer = setTimeout(focus);
    return () => clearTimeout(timer);
  }, []);
}

/** Selects the title that `find` contains and shows it, once an open dialog has closed. */
export function showTitle(find: () => ParentNode | null): void {
  setTimeout(() => {
    if (selectField(find(), 'title')) document.activeElement?.scrollIntoView({ block: 'center' });
  });
}

/** Focuses a text field within a form and selects its text. Returns false if there is none of this name. */
export function selectField(form: ParentNode | null | undefined, name: string): boolean {
  const field = form?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    `input[name="${name}"], textarea[name="${name}"]`,
  );
  field?.focus({ preventScroll: true });
  field?.select();
  return field != null;
}
