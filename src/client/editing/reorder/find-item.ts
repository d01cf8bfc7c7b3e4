export function findItem(within: ParentNode | null, id: string): HTMLElement | null {
  return within?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`) ?? null;
}

export function focusHandle(within: ParentNode | null, id: string): void {
  findItem(within, id)?.querySelector<HTMLElement>('[data-handle]')?.focus();
}
