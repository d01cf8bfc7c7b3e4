import { afterEach } from 'vitest';
import { describeOpenPages } from './open-pages';

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    console.log(`When "${task.name}" failed:\n  ${await describeOpenPages()}`);
});
