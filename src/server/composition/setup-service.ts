import type { Setup, SetupUpdate } from '#shared/contract/setup';
import type { SiteSettings } from '#shared/contract/site';
import { mapValues } from '#shared/map-values';
import type { Database } from '../core/database/database';
import { upsertRows } from '../core/database/upsert-rows';
import { withoutUndefined } from '../core/runtime/without-undefined';
import { createOwnerService } from '../features/auth/owner-service';
import { createBackupLog } from '../features/backup/backup-log';
import { projectEntity } from '../features/projects/project-entity';
import { SETUP_STATE_ID, type SetupStateRow, setupStateEntity } from '../features/setup/setup-state-entity';
import { SITE_SETTINGS_ID, siteSettingsEntity } from '../features/site/site-entity';
import { sampleSettings, withoutSample } from './sample/sample-settings';
import { findSampleRows } from './sample/sample-tables';

const SETUP_COLUMNS = ['step', 'isChecklistHidden'] as const;

export type SetupService = ReturnType<typeof createSetupService>;

/** The settings of the process that the checklist reports. */
export type SetupFacts = { hasPublicUrl: boolean; hasMailServer: boolean };

/** Creates the service of the setup and its checklist. */
export function createSetupService(db: Database, facts: SetupFacts) {
  async function get(): Promise<Setup> {
    const { manager } = db.read(projectEntity);
    const site = await db.read(siteSettingsEntity).findOneBy({ id: SITE_SETTINGS_ID });
    const settings = site?.settings ?? {};
    const own = withoutSample(settings);
    const found = await findSampleRows(manager);
    const { projects, skills, timeline, notes } = mapValues(found, ({ untouched }) => untouched.length);
    const sample = { settings: sampleSettings(settings), projects, skills, timeline, notes };
    const owner = await createOwnerService(db).find();
    const { last } = await createBackupLog(db).status();
    const state = await db.read(setupStateEntity).findOneBy({ id: SETUP_STATE_ID });
    return {
      sample,
      hasOwnProject: (await db.read(projectEntity).count()) > projects,
      hasPortrait: (own.avatar ?? '') !== '',
      ...facts,
      hasOwnSignIn: owner !== null && owner.updatedAt > owner.createdAt,
      lastBackupAt: last?.finishedAt ?? null,
      step: state ? state.step : firstStep(own),
      isChecklistHidden: state?.isChecklistHidden ?? false,
    };
  }

  async function update(changes: SetupUpdate): Promise<Setup> {
    const { step, isChecklistHidden } = await get();
    const changed = withoutUndefined(changes);
    const row: SetupStateRow = { id: SETUP_STATE_ID, step, isChecklistHidden, ...changed };
    const names = SETUP_COLUMNS.filter(name => name in changed);
    // Update only the given columns: another change may run concurrently.
    if (names.length > 0) await db.write(manager => upsertRows(manager, setupStateEntity, [row], names));
    return get();
  }

  return { get, update };
}

/** Skips the setup once the owner has set a name. */
function firstStep({ ownerName }: Partial<SiteSettings>): number | null {
  return ownerName === undefined ? 0 : null;
}
