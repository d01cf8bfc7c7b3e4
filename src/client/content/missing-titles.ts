/** The texts that public pages show in place of missing content. */
export const MISSING_TITLES = {
  interests: 'noInterests',
  skills: 'noSkills',
  featured: 'noFeatured',
  projects: 'noProjects',
  notes: 'noNotes',
  timeline: 'noTimeline',
} as const;

export type MissingContentProps = { content: keyof typeof MISSING_TITLES; className?: string | undefined };
