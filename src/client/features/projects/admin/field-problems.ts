import { issuesOf } from '../../../lib/api/field-error';
import { type FieldProblems, isProjectField } from './project-edit';

/** What the server found wrong, field by field: the first of each. */
export function fieldProblems(error: unknown): FieldProblems {
  const problems: FieldProblems = {};
  for (const { path, message } of issuesOf(error)) {
    const [field] = path;
    if (isProjectField(field)) problems[field] ??= message;
  }
  return problems;
}
