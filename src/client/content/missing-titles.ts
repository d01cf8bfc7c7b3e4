/** Public pages show these titles in place of missing content. */
export const MISSING_TITLES = {
  interests: 'No interests yet.',
  skills: 'No skills yet.',
  featured: 'No featured projects yet.',
  projects: 'No projects yet.',
  notes: 'No notes yet.',
  timeline: 'Nothing on the timeline yet.',
};

export type MissingContentProps = { content: keyof typeof MISSING_TITLES; className?: string | undefined };
