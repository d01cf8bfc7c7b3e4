import { isApiError } from '../../../lib/trpc';
import { type FieldProblems, isProjectField } from './project-edit';

/** What the server found wrong, field by field: the first of each. */
export function fieldProblems(error: unknown): FieldProblems {
  const issues = isApiError(error) ? (error.data?.issues ?? []) : [];
  const problems: FieldProblems = {};
  for (const { path, message } of issues) {
    const [field] = path;
    if (isProjectField(field)) problems[field] ??= message;
  }
  return problems;
}
