import { SETTINGS_LABELS } from '#client/features/site/admin/settings-labels';
import { ownerPaths, PROJECTS_ID, settingsPath } from '#client/lib/owner-paths';
import { formatQuantity } from '#client/ui/primitives/format-count';
import type { Setup } from '#shared/contract/setup';
import type { SiteSettings } from '#shared/contract/site';

export type ChecklistLine = {
  id: string;
  /** The task, or its subject once it is done. */
  label: string;
  /** The page for the task, or undefined for environment variables. */
  href?: string;
  isDone: boolean;
  /** True if visitors see sample content. */
  hasSample: boolean;
};

const LABELS: Partial<Record<keyof SiteSettings, string>> = { avatar: 'Portrait' };

/** Lists the tasks of the checklist in the order of the setup, open ones first. */
export function checklistLines(setup: Setup): ChecklistLine[] {
  const lines = [...contentLines(setup), ...otherLines(setup)];
  return [...lines.filter(({ isDone }) => !isDone), ...lines.filter(({ isDone }) => isDone)];
}

type SettingsLine = {
  id: string;
  label: string;
  task: string;
  names: (keyof SiteSettings)[];
  /** The line is done once the owner has set one of these. Default: one of `names`. */
  needs?: (keyof SiteSettings)[];
};

const SETTINGS_LINES: SettingsLine[] = [
  {
    id: 'name',
    label: 'Name and headline',
    task: 'Add your name and headline',
    names: ['ownerName', 'role', 'headline', 'introduction'],
    needs: ['ownerName'],
  },
  { id: 'picture', label: 'Portrait', task: 'Add your portrait', names: ['avatar'] },
  { id: 'links', label: 'Links', task: 'Add links', names: ['links', 'codeProfileUrl'] },
  {
    id: 'facts',
    label: 'Location, education, employment',
    task: 'Add your location, education or employment',
    names: ['location', 'education', 'employment', 'birthDate'],
  },
];

type ItemsLine = {
  id: 'skills' | 'timeline' | 'notes' | 'projects';
  label: string;
  task: string;
  noun: string;
  href: string;
};

const ITEMS_LINES: ItemsLine[] = [
  { id: 'skills', label: 'Skills', task: 'Add your skills', noun: 'skill', href: ownerPaths.skillsEditor },
  {
    id: 'timeline',
    label: 'Timeline',
    task: 'Add the first element to your timeline',
    noun: 'timeline element',
    href: ownerPaths.aboutEditor,
  },
  { id: 'notes', label: 'Notes', task: 'Write your first note', noun: 'note', href: ownerPaths.writing },
  {
    id: 'projects',
    label: 'Projects',
    task: 'Add your first project',
    noun: 'project',
    href: `#${PROJECTS_ID}`,
  },
];

/** The number of lines about content. */
export const CONTENT_LINES = SETTINGS_LINES.length + ITEMS_LINES.length;

/** A line about content is done once the owner has added some and no sample is left. */
function contentLines(setup: Setup): ChecklistLine[] {
  return [
    ...SETTINGS_LINES.map(line => settingsLine(line, setup)),
    ...ITEMS_LINES.map(line => itemsLine(line, setup)),
  ];
}

function settingsLine(line: SettingsLine, { sample, own }: Setup): ChecklistLine {
  const { id, names, needs = names } = line;
  const remaining = names.filter(name => sample.settings.includes(name));
  const isDone = remaining.length === 0 && needs.some(name => own.settings.includes(name));
  const open = remaining.length > 0 ? remaining.map(toLabel).join(', ') : line.task;
  return {
    id,
    label: isDone ? line.label : open,
    href: `${settingsPath('identity')}#${remaining[0] ?? names[0]}`,
    isDone,
    hasSample: remaining.length > 0,
  };
}

function itemsLine({ id, label, task, noun, href }: ItemsLine, { sample, own }: Setup): ChecklistLine {
  const { [id]: remaining } = sample;
  const isDone = remaining === 0 && own[id] > 0;
  const open = remaining > 0 ? formatQuantity(remaining, noun) : task;
  return { id, label: isDone ? label : open, href, isDone, hasSample: remaining > 0 };
}

function otherLines(setup: Setup): ChecklistLine[] {
  return [
    {
      id: 'password',
      label: 'Change the initial password',
      href: `${settingsPath('account')}#password`,
      isDone: setup.hasOwnSignIn,
    },
    backupLine(setup),
    {
      id: 'publicUrl',
      label: 'Sitemap and share images are off: PUBLIC_URL is not set',
      isDone: setup.hasPublicUrl,
    },
    {
      id: 'mail',
      label: 'Email notifications are off: SMTP_URL is not set',
      isDone: setup.hasMailServer,
    },
  ].map(line => ({
    ...line,
    label: line.isDone ? (DONE_LABELS[line.id] ?? line.label) : line.label,
    hasSample: false,
  }));
}

const OLD_BACKUP_MS = 31 * 24 * 60 * 60 * 1_000;

function backupLine({ lastBackupAt }: Setup) {
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

const DONE_LABELS: Record<string, string> = {
  password: 'Password',
  publicUrl: 'PUBLIC_URL',
  mail: 'SMTP_URL',
};

function toLabel(name: keyof SiteSettings): string {
  return LABELS[name] ?? SETTINGS_LABELS[name];
}
