/** The list item of a reorder list that shows the item of this id. */
export function findItem(within: ParentNode | null, id: string): HTMLElement | null {
  return within?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`) ?? null;
}

/** Puts the focus on the handle that moves the item. */
export function focusHandle(within: ParentNode | null, id: string): void {
  findItem(within, id)?.querySelector<HTMLElement>('[data-handle]')?.focus();
}
