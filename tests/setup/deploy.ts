import { ensureCompose } from '../support/compose';
import { ensureContainers } from '../support/container';
import { ensureFaketime } from '../support/ensure-faketime';
import { ensureMysql } from '../support/ensure-mysql';
import { ensureProductionBuild } from '../support/production-build';
import {
  ensureCaddy,
  ensureNginx,
  ensureOpenssl,
  ensurePrometheus,
  ensureSystemd,
} from '../support/server-programs';
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
