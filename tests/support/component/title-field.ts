import { screen } from '@testing-library/react';

/** Returns the field of an item's title. Search engines have another one. */
export function titleField(): HTMLElement {
  return screen.getByLabelText(/^Title/, { selector: 'input[name="title"]' });
}
