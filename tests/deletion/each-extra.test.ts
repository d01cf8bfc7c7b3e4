import { test } from 'vitest';
import { expectWorkingSite } from '../support/programs/expect-working-site';
import { listExtras } from '../support/programs/reduced-site';

test.each(listExtras())('the site works without the extra %s', async name => {
  await expectWorkingSite([name]);
});
