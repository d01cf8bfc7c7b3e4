import type { UserEvent } from '@testing-library/user-event';

/** Replaces the text of a field at once. Typing would send every key. */
export async function fillIn(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
