import { type Finding, ok, problem, warning } from '#server/extras/finding';
import { explainOldNode } from '#shared/node-version';

/** The days on which versions of Node get their last fixes, from its release schedule. */
const LAST_FIXES: Record<string, string> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
  26: '2029-04-30',
};

const REMEDY = 'Install a newer version of Node, then build again.';

export function checkNode(version: string, now: Date): Finding {
  const reason = explainOldNode(version);
  if (reason !== null) return problem('Node', reason, REMEDY);
  const [major = ''] = version.replace('v', '').split('.');
  const last = LAST_FIXES[major];
  if (last === undefined) return ok('Node', `Version ${version}.`);
  return now < new Date(last)
    ? ok('Node', `Version ${version}, with fixes until ${last}.`)
    : warning('Node', `Version ${version} has had no fixes since ${last}.`, REMEDY);
}
