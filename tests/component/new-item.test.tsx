import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useNameFocus } from '#client/editing/item/new-item';

afterEach(cleanup);

function NewItem({ nameField, children }: { nameField: string; children: ReactNode }) {
  const form = useRef<HTMLDivElement>(null);
  useNameFocus(true, form, nameField);
  return <div ref={form}>{children}</div>;
}

test('the field that names a new item is focused and its initial text is selected', async () => {
  render(
    <NewItem nameField="words">
      <input name="role" defaultValue="Role" />
      <textarea name="words" aria-label="Words" defaultValue="New words" />
    </NewItem>,
  );
  const words = screen.getByLabelText<HTMLTextAreaElement>('Words');
  await waitFor(() => expect(document.activeElement).toBe(words));
  expect([words.selectionStart, words.selectionEnd]).toEqual([0, 'New words'.length]);
});
