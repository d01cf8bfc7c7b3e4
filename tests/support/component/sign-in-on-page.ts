import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { OWNER } from '../app/owner';

/** Signs in once the page leads to the login page. */
export async function signInOnPage(user: UserEvent): Promise<void> {
  await waitFor(() => expect(location.pathname).toBe('/login'));
  await user.type(await screen.findByLabelText(/^Email/), OWNER.email);
  await user.type(screen.getByLabelText(/^Password/), OWNER.password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}
