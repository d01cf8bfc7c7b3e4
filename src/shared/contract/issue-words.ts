import type { z } from 'zod';

const TYPE_WORDS: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'text',
};
const UNIT_WORDS: Record<string, string> = { array: 'items', string: 'characters' };

/** Words an issue of a field whose schema has no message of its own. Returns undefined for rare ones. */
export function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined) return 'Is required';
      const type = TYPE_WORDS[issue.expected];
      return type && `Must be ${type}`;
    }
    case 'invalid_value':
      if (issue.input === undefined) return 'Is required';
      return `Must be ${new Intl.ListFormat('en', { type: 'disjunction' }).format(issue.values.map(String))}`;
    case 'too_big':
      return describeLimit(issue.origin, 'at most', issue.maximum);
    case 'too_small':
      return describeLimit(issue.origin, 'at least', issue.minimum);
    default:
      return undefined;
  }
}

function describeLimit(origin: string, comparison: string, limit: number | bigint): string {
  const unit = UNIT_WORDS[origin];
  const amount = `${comparison} ${limit.toLocaleString('en')}`;
  return unit ? `Must have ${amount} ${unit}` : `Must be ${amount}`;
}
