import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Alert, type AlertTone } from '#client/ui/feedback/alert';
import { SearchInput, TextArea, TextInput } from '#client/ui/forms/field';
import { Dialog } from '#client/ui/overlays/dialog';

afterEach(cleanup);

test('each tone of a message has its own look and icon, and errors and warnings are announced at once', () => {
  const tones: AlertTone[] = ['ok', 'err', 'info', 'warn'];
  const shown = tones.map(tone => {
    const { container, unmount } = render(<Alert tone={tone}>Text</Alert>);
    const message = container.firstElementChild;
    const icon = message?.querySelector('svg')?.outerHTML;
    const seen = { role: message?.role, tone: message?.getAttribute('data-tone'), icon };
    unmount();
    return seen;
  });
  expect(shown.map(({ role }) => role)).toEqual(['status', 'alert', 'status', 'alert']);
  // The style sheet gives each tone its colors.
  expect(shown.map(({ tone }) => tone)).toEqual(tones);
  expect(shown.map(({ icon }) => icon)).not.toContain(undefined);
  expect(new Set(shown.map(({ icon }) => icon)).size).toBe(tones.length);
});

test('a dialog closes by its button, but not while its action is in progress', async () => {
  const onClose = vi.fn();
  const user = userEvent.setup({ delay: null });
  const show = (busy: boolean) => (
    <Dialog open title="Import" busy={busy} onClose={onClose}>
      Text
    </Dialog>
  );
  const { rerender } = render(show(true));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).not.toHaveBeenCalled();
  rerender(show(false));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('text fields run in the direction of what is typed', () => {
  render(
    <>
      <TextInput />
      <TextArea />
      <SearchInput label="Search" />
    </>,
  );
  const fields = [...screen.getAllByRole('textbox'), screen.getByRole('searchbox')];
  expect(fields.map(field => field.getAttribute('dir'))).toEqual(['auto', 'auto', 'auto']);
});
