/** Finds the element of an item in a reorder list. */
export function findItem(within: ParentNode | null, id: string): HTMLElement | null {
  return within?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`) ?? null;
}

/** Focuses the drag handle of an item. */
export function focusHandle(within: ParentNode | null, id: string): void {
  findItem(within, id)?.querySelector<HTMLElement>('[data-handle]')?.focus();
}
