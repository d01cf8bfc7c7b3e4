import type { WorkingCopy } from '../working-copy';
import type { PublishingPlan } from './publishing-field';

/** Saves all fields with a new plan, and restores the old plan if that fails. */
export async function savePlan<Fields extends { publishing: PublishingPlan }>(
  copy: WorkingCopy<Fields>,
  plan: Fields['publishing'],
  save: () => Promise<unknown>,
  changes: Partial<Fields> = {},
): Promise<void> {
  const { fields: before } = copy.getState();
  copy.change(changes);
  copy.set('publishing', plan);
  await save();
  const { base, fields } = copy.getState();
  if (fields.publishing === base.fields.publishing) return;
  copy.change(pick(before, changes));
  copy.set('publishing', base.fields.publishing);
}

function pick<Fields extends object>(fields: Fields, others: Partial<Fields>): Partial<Fields> {
  const picked: Partial<Fields> = {};
  for (const name in others) picked[name] = fields[name];
  return picked;
}
