import { SETTINGS_LABELS } from '#client/features/site/admin/settings-labels';
import { ownerPaths, PROJECTS_ID, settingsPath } from '#client/lib/owner-paths';
import { formatQuantity } from '#client/ui/primitives/format-count';
import type { Setup } from '#shared/contract/setup';
import type { SiteSettings } from '#shared/contract/site';

export type ChecklistLine = {
  id: string;
  /** The task, or its subject once it is done. */
  label: string;
  /** The page for the task; undefined for environment variables. */
  href?: string;
  isDone: boolean;
  isSample: boolean;
};

const LABELS: Partial<Record<keyof SiteSettings, string>> = { avatar: 'Portrait' };

/** The tasks of the checklist in the order of the setup, open ones first. */
export function checklistLines(setup: Setup): ChecklistLine[] {
  const lines = [...sampleLines(setup), ...otherLines(setup)];
  return [...lines.filter(({ isDone }) => !isDone), ...lines.filter(({ isDone }) => isDone)];
}

type SettingsLine = { id: string; label: string; names: (keyof SiteSettings)[] };

const SETTINGS_LINES: SettingsLine[] = [
  { id: 'name', label: 'Name and headline', names: ['ownerName', 'role', 'headline', 'introduction'] },
  { id: 'picture', label: 'Portrait', names: ['avatar'] },
  { id: 'links', label: 'Links', names: ['links', 'codeProfileUrl'] },
  {
    id: 'facts',
    label: 'Location, education, employment',
    names: ['location', 'education', 'employment', 'birthDate'],
  },
];

function sampleLines({ sample }: Setup): ChecklistLine[] {
  const settings = SETTINGS_LINES.map(({ id, label, names }) => {
    const remaining = names.filter(name => sample.settings.includes(name));
    const isDone = remaining.length === 0;
    return {
      id,
      label: isDone ? label : remaining.map(getLabel).join(', '),
      href: `${settingsPath('identity')}#${remaining[0] ?? names[0]}`,
      isDone,
    };
  });
  const { skills, timeline, notes, projects } = sample;
  return [
    ...settings,
    { id: 'skills', ...counted(skills, 'skill', 'Skills'), href: ownerPaths.skillsEditor },
    { id: 'timeline', ...counted(timeline, 'timeline element', 'Timeline'), href: ownerPaths.aboutEditor },
    { id: 'notes', ...counted(notes, 'note', 'Notes'), href: ownerPaths.writing },
    { id: 'projects', ...counted(projects, 'project', 'Projects'), href: `#${PROJECTS_ID}` },
  ].map(line => ({ ...line, isSample: true }));
}

function otherLines(setup: Setup): ChecklistLine[] {
  const portrait = {
    id: 'portrait',
    label: 'Add your portrait',
    href: `${settingsPath('identity')}#avatar`,
    isDone: setup.hasPortrait,
  };
  // The sample image already has a line.
  const hasSamplePicture = setup.sample.settings.includes('avatar');
  return [
    ...(hasSamplePicture ? [] : [portrait]),
    {
      id: 'project',
      label: 'Add your first project',
      href: `#${PROJECTS_ID}`,
      isDone: setup.hasOwnProject,
    },
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
    isSample: false,
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
  portrait: 'Portrait',
  project: 'First project',
  password: 'Password',
  publicUrl: 'PUBLIC_URL',
  mail: 'SMTP_URL',
};

function getLabel(name: keyof SiteSettings): string {
  return LABELS[name] ?? SETTINGS_LABELS[name];
}

function counted(count: number, noun: string, doneLabel: string) {
  return {
    label: count === 0 ? doneLabel : formatQuantity(count, noun),
    isDone: count === 0,
  };
}
