import { ensureMysql } from '../support/database/ensure-mysql';
import { ensureCompose } from '../support/deploy/compose';
import { ensureContainers } from '../support/deploy/container';
import { ensureFaketime } from '../support/deploy/ensure-faketime';
import { ensureProductionBuild } from '../support/programs/production-build';
import {
  ensureCaddy,
  ensureNginx,
  ensureOpenssl,
  ensurePrometheus,
  ensureSystemd,
} from '../support/programs/server-programs';
import { requireReady } from './require-ready';

/** Builds the site and prepares the other programs. Tests of those that are missing are reported as skipped. */
export default async function prepareDeploy(): Promise<void> {
  requireReady(ensureOpenssl());
  ensureFaketime();
  ensureMysql();
  ensureNginx();
  ensureCaddy();
  ensurePrometheus();
  ensureContainers();
  ensureCompose();
  ensureSystemd();
  await ensureProductionBuild();
}
