import { AppError, type InputIssue } from './app-error';

/** Display names of fields whose property names are unclear. */
const FIELD_WORDS: Record<string, string> = {
  _id: 'id',
  codeProfileUrl: 'code profile',
  github: 'GitHub URL',
  imageAlt: 'image description',
  live: 'live demo URL',
  url: 'link',
};

/** Creates the error for invalid input, whose message describes the first issue. */
export function createInputError(issues: InputIssue[]): AppError {
  return new AppError('BAD_REQUEST', describeIssues(issues), { issues });
}

/** Describes the first issue, such as 'GitHub URL must be a web address'. */
export function describeIssues([issue]: InputIssue[]): string {
  if (!issue) return 'The input is not valid.';
  const { message } = issue;
  const field = describePath(issue.path);
  if (field === '' || message.toLowerCase().startsWith(field.toLowerCase())) return message;
  const subject = `${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  return /^(Must|Is) /.test(message)
    ? `${subject} ${message.charAt(0).toLowerCase()}${message.slice(1)}`
    : `${subject}: ${message}`;
}

/** Formats ['media', 1, 'url'] as 'media 2 link'. */
function describePath(path: InputIssue['path']): string {
  return path.map(part => (typeof part === 'number' ? String(part + 1) : describeName(part))).join(' ');
}

function describeName(name: string): string {
  const known = Object.hasOwn(FIELD_WORDS, name) ? FIELD_WORDS[name] : undefined;
  return known ?? name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
}
