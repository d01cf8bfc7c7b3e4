import { AppError, type InputIssue } from './app-error';

/** What the owner calls fields whose names are no words. */
const FIELD_WORDS: Record<string, string> = {
  _id: 'id',
  codeProfileUrl: 'code profile',
  email: 'e-mail',
  github: 'GitHub link',
  imageAlt: 'image description',
  live: 'live demo link',
  url: 'link',
};

/** The input is refused for these reasons, at least one; the first is told in a sentence. */
export function invalidInput(issues: InputIssue[]): AppError {
  return new AppError('BAD_REQUEST', describeIssues(issues), { issues });
}

/** Names the field and the reason of the first issue: 'GitHub link must be a web address'. */
export function describeIssues([issue]: InputIssue[]): string {
  if (!issue) return 'Input validation failed';
  const { message } = issue;
  const field = describePath(issue.path);
  if (field === '' || message.toLowerCase().startsWith(field.toLowerCase())) return message;
  const subject = `${field.charAt(0).toUpperCase()}${field.slice(1)}`;
  return message.startsWith('Must ') ? `${subject} m${message.slice(1)}` : `${subject}: ${message}`;
}

/** 'media 2 link' of ['media', 1, 'url']. */
function describePath(path: InputIssue['path']): string {
  return path.map(part => (typeof part === 'number' ? String(part + 1) : describeName(part))).join(' ');
}

function describeName(name: string): string {
  const known = Object.hasOwn(FIELD_WORDS, name) ? FIELD_WORDS[name] : undefined;
  return known ?? name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
}
