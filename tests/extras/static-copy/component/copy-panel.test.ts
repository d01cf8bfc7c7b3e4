import { screen, within } from '@testing-library/react';
import { test } from '#tests/support/component/component-test';

test('the settings offer a static copy in a group below the others', async ({ visitAsOwner }) => {
  await visitAsOwner('/admin/settings/data');
  const group = within(await screen.findByRole('region', { name: 'Publish elsewhere' }));
  group.getByRole('heading', { level: 3, name: 'Static copy' });
});
