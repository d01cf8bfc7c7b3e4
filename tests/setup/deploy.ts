import { ensureOpenssl } from '../support/certificate';
import { ensureCompose } from '../support/compose';
import { ensureContainers } from '../support/container';
import { ensureCaddy } from '../support/ensure-caddy';
import { ensureFaketime } from '../support/ensure-faketime';
import { ensureMysql } from '../support/ensure-mysql';
import { ensureNginx } from '../support/ensure-nginx';
import { ensurePrometheus } from '../support/ensure-prometheus';
import { ensureProductionBuild } from '../support/production-build';
import { ensureProgram, findProgram } from '../support/programs';
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
  const find = () => findProgram(['systemd-analyze'], ['/usr/bin']);
  ensureProgram({ name: 'systemd', find, debianPackages: ['systemd'] });
  await ensureProductionBuild();
}
