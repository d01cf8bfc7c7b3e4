import { ownerPaths, PROJECTS_ID, settingsPath } from '#client/lib/owner-paths';
import type { PostponableTask, Setup } from '#shared/contract/setup';
import type { SiteSettings } from '#shared/contract/site';

type ChecklistLine = {
  id: string;
  /** The task, or its subject once it is done. */
  label: string;
  isDone: boolean;
};

/** A task that is done on a page. */
export type PageLine = ChecklistLine & {
  href: string;
  /** The name of the task, if it can be postponed. */
  postponable?: PostponableTask;
};

/** A task that is done in the file `.env`. */
export type ServerLine = ChecklistLine & {
  id: PostponableTask;
  /** The line to add to `.env`. */
  setting: string;
};

export type ChecklistGroup = { title: string; lines: (PageLine | ServerLine)[] };

/** Facts that the setup does not contain. */
type ChecklistFacts = {
  /** An address for PUBLIC_URL. */
  origin: string;
  hasSmallCounters: boolean;
};

/** Lists the tasks of the checklist without the postponed ones. In each group, open tasks come first. */
export function checklistGroups(
  setup: Setup,
  { origin, hasSmallCounters }: ChecklistFacts,
): ChecklistGroup[] {
  const server = serverLines(setup, origin).filter(({ id }) => !setup.postponed.includes(id));
  const counters = setup.postponed.includes('counters') ? [] : [counterLine(hasSmallCounters)];
  return [
    { title: 'Make it yours', lines: openFirst([...contentLines(setup), ...counters]) },
    { title: 'Run it', lines: openFirst([...accountLines(setup), ...server, backupLine(setup)]) },
  ];
}

/** Returns true if visitors still see sample content. */
export function hasSample({ sample: { settings, ...counts } }: Setup): boolean {
  return settings.length > 0 || Object.values(counts).some(count => count > 0);
}

/** The resume and the home page look complete with this many skills. */
const ENOUGH_SKILLS = 3;

function contentLines({ sample, own }: Setup): PageLine[] {
  const hasOwn = (name: keyof SiteSettings) => own.settings.includes(name) && !sample.settings.includes(name);
  const count = (kind: 'projects' | 'skills' | 'timeline') => (sample[kind] > 0 ? 0 : own[kind]);
  return [
    {
      id: 'name',
      href: `${ownerPaths.aboutEditor}#ownerName`,
      ...task(hasOwn('ownerName'), 'Name', 'Add your name'),
    },
    {
      id: 'portrait',
      href: `${ownerPaths.aboutEditor}#avatar`,
      ...task(hasOwn('avatar'), 'Portrait', 'Add your portrait'),
    },
    {
      id: 'project',
      href: `#${PROJECTS_ID}`,
      ...task(count('projects') > 0, 'First project', 'Add your first project'),
    },
    {
      id: 'skills',
      href: ownerPaths.skillsEditor,
      ...task(count('skills') >= ENOUGH_SKILLS, 'Skills', `Add ${ENOUGH_SKILLS} skills`),
    },
    {
      id: 'timeline',
      href: ownerPaths.aboutEditor,
      ...task(count('timeline') > 0, 'Timeline', 'Add the first element to your timeline'),
    },
  ];
}

function counterLine(hasSmallCounters: boolean): PageLine {
  return {
    id: 'counters',
    postponable: 'counters',
    href: `${settingsPath('home')}#counters`,
    ...task(!hasSmallCounters, 'Counters', 'Hide counters with low numbers'),
  };
}

function accountLines({ hasOwnPassword, hasOwnEmail }: Setup): PageLine[] {
  const account = settingsPath('account');
  return [
    {
      id: 'password',
      href: `${account}#password`,
      ...task(hasOwnPassword, 'Password', 'Replace the generated password'),
    },
    {
      id: 'email',
      href: `${account}#email`,
      ...task(hasOwnEmail, 'Email', 'Sign in with your own email address'),
    },
  ];
}

function serverLines({ hasPublicUrl, hasMailServer }: Setup, origin: string): ServerLine[] {
  return [
    {
      id: 'publicUrl',
      setting: `PUBLIC_URL=${origin}`,
      ...task(
        hasPublicUrl,
        'Web address',
        'Set your web address, so that search engines and share images use it',
      ),
    },
    {
      id: 'mail',
      setting: 'SMTP_URL=smtp://user:password@mail.example.com:587',
      ...task(hasMailServer, 'Mail', 'Set a mail server to get new messages by email'),
    },
  ];
}

const OLD_BACKUP_MS = 31 * 24 * 60 * 60 * 1_000;

function backupLine({ lastBackupAt }: Setup): PageLine {
  const line = { id: 'backup', href: `${settingsPath('data')}#backup` };
  if (lastBackupAt === null) return { ...line, label: 'Create your first backup', isDone: false };
  const createdAt = new Date(lastBackupAt);
  const day = createdAt.toLocaleDateString(undefined, { dateStyle: 'long' });
  return {
    ...line,
    label: `Last backup: ${day}`,
    isDone: Date.now() - createdAt.getTime() <= OLD_BACKUP_MS,
  };
}

function task(isDone: boolean, subject: string, open: string): Pick<ChecklistLine, 'label' | 'isDone'> {
  return { label: isDone ? subject : open, isDone };
}

function openFirst<Line extends ChecklistLine>(lines: Line[]): Line[] {
  return [...lines.filter(({ isDone }) => !isDone), ...lines.filter(({ isDone }) => isDone)];
}
