import { z } from 'zod';
import { asListJson, column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';
import { type PostponableTask, SETUP_STEPS, setupSchema } from '#shared/contract/setup';

/** The single row with the owner's progress in the setup. */
export type SetupStateRow = {
  id: string;
  /** The next step of the setup, or null if it was finished or skipped. */
  step: number | null;
  isChecklistHidden: boolean;
  postponed: PostponableTask[];
};

export const SETUP_STATE_ID = 'setup';

export const setupStateEntity = defineEntity<SetupStateRow>({
  name: 'setup_state',
  revision: null,
  backup: 'private',
  rules: z.object({
    step: z.int().min(0).max(SETUP_STEPS.length).nullable(),
    postponed: setupSchema.shape.postponed.nullable(),
  }),
  columns: {
    id: { ...column.id, primary: true },
    step: { ...column.integer, nullable: true },
    isChecklistHidden: column.boolean,
    postponed: { ...column.longText, transformer: asListJson, nullable: true },
  },
});
