import { DEFAULT_OWNER_EMAIL } from '#server/core/config/env-schema';
import type { Database } from '#server/core/database/database';
import { upsertRows } from '#server/core/database/upsert-rows';
import { createOwnerService } from '#server/features/auth/owner-service';
import { createBackupLog } from '#server/features/backup/backup-log';
import { postEntity } from '#server/features/posts/post-entity';
import { projectEntity } from '#server/features/projects/project-entity';
import {
  SETUP_STATE_ID,
  type SetupStateRow,
  setupStateEntity,
} from '#server/features/setup/setup-state-entity';
import { SITE_SETTINGS_ID, siteSettingsEntity } from '#server/features/site/site-entity';
import { skillEntity } from '#server/features/skills/skill-entity';
import { timelineElementEntity } from '#server/features/timeline/timeline-element-entity';
import type { Setup, SetupUpdate } from '#shared/contract/setup';
import { mapValues } from '#shared/map-values';
import { withoutUndefined } from '#shared/without-undefined';
import { listOwnSettings, sampleSettings } from './sample/sample-settings';
import { findSampleRows } from './sample/sample-tables';

const SETUP_COLUMNS = ['step', 'isChecklistHidden', 'postponed'] as const;

export type SetupService = ReturnType<typeof createSetupService>;

/** The process settings that the checklist reports. */
type SetupFacts = { hasPublicUrl: boolean; hasMailServer: boolean };

export function createSetupService(db: Database, facts: SetupFacts) {
  async function get(): Promise<Setup> {
    const { manager } = db.read(projectEntity);
    const site = await db.read(siteSettingsEntity).findOneBy({ id: SITE_SETTINGS_ID });
    const settings = site?.settings ?? {};
    const found = await findSampleRows(manager);
    const { projects, skills, timeline, notes } = mapValues(found, ({ untouched }) => untouched.length);
    const sample = { settings: sampleSettings(settings), projects, skills, timeline, notes };
    const own = {
      settings: listOwnSettings(settings),
      projects: (await db.read(projectEntity).count()) - projects,
      skills: (await db.read(skillEntity).count()) - skills,
      timeline: (await db.read(timelineElementEntity).count()) - timeline,
      notes: (await db.read(postEntity).countBy({ kind: 'note' })) - notes,
    };
    const owner = await createOwnerService(db).find();
    const { last } = await createBackupLog(db).status();
    const state = await db.read(setupStateEntity).findOneBy({ id: SETUP_STATE_ID });
    return {
      sample,
      own,
      ...facts,
      hasOwnEmail: owner !== null && owner.email !== DEFAULT_OWNER_EMAIL,
      hasOwnPassword: owner !== null && owner.passwordSetAt !== null,
      lastBackupAt: last?.finishedAt ?? null,
      step: state ? state.step : firstStep(own.settings),
      isChecklistHidden: state?.isChecklistHidden ?? false,
      postponed: state?.postponed ?? [],
    };
  }

  async function update(changes: SetupUpdate): Promise<Setup> {
    const { step, isChecklistHidden, postponed } = await get();
    const changed = withoutUndefined(changes);
    const row: SetupStateRow = { id: SETUP_STATE_ID, step, isChecklistHidden, postponed, ...changed };
    const names = SETUP_COLUMNS.filter(name => name in changed);
    // This updates only the given columns, because another change may run concurrently.
    if (names.length > 0) await db.write(manager => upsertRows(manager, setupStateEntity, [row], names));
    return get();
  }

  return { get, update };
}

/** Returns the first step of the setup, or null to skip it once the owner has set a name. */
function firstStep(ownSettings: string[]): number | null {
  return ownSettings.includes('ownerName') ? null : 0;
}
