import { useTranslation } from '#client/lib/language/use-translation';
import { ownerPaths, settingsPath } from '#client/lib/owner-paths';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { classNames } from '#client/ui/primitives/class-names';
import { CONTENT_TEXTS } from '#shared/language/english/content';
import { MISSING_TITLES, type MissingContentProps } from './missing-titles';
import { PageButton } from './page-link';

type Action = {
  label: string;
  href: string;
  /** True if visitors see the title, too. */
  isPublic?: boolean;
};

const ACTIONS: Record<MissingContentProps['content'], Action> = {
  interests: { label: 'Add interests', href: `${settingsPath('home')}#interests` },
  skills: { label: 'Add skills', href: ownerPaths.skillsEditor },
  featured: { label: 'Choose projects', href: ownerPaths.projects },
  projects: { label: 'Add a project', href: ownerPaths.projects, isPublic: true },
  notes: { label: 'Write a note', href: ownerPaths.writing, isPublic: true },
  timeline: { label: 'Add to the timeline', href: ownerPaths.aboutEditor },
};

/** Shows the owner what is missing on a public page, with a button that leads to where it is added. */
export function OwnerEmptyState({ content, className }: MissingContentProps) {
  const t = useTranslation(CONTENT_TEXTS);
  const { label, href, isPublic = false } = ACTIONS[content];
  return (
    <EmptyState
      framed
      className={classNames('frame-dashed', className)}
      title={t(MISSING_TITLES[content])}
      action={
        <PageButton href={href} size="sm">
          {label}
        </PageButton>
      }
    >
      <p className="note">{isPublic ? 'Only you see this button.' : 'Only you see this.'}</p>
    </EmptyState>
  );
}
