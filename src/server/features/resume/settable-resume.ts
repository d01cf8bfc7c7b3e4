import type { ResumeContent, ResumeEntry, ResumeSection } from './resume-content';

/**
 * Reduces a resume to the texts that can be set whole, and lists the others. An entry whose title cannot be set is
 * left out with its text, because it would seem to belong to the entry before it.
 */
export function toSettableResume(
  content: ResumeContent,
  isSettable: (text: string) => boolean,
): { content: ResumeContent; omitted: string[] } {
  const omitted: string[] = [];
  const keep = (text: string): boolean => {
    if (isSettable(text)) return true;
    omitted.push(text);
    return false;
  };
  const keepText = (text: string): string => (keep(text) ? text : '');

  function toEntry({ aside, title, paragraphs, names, link }: ResumeEntry): ResumeEntry {
    return {
      aside: keepText(aside),
      title,
      paragraphs: paragraphs.filter(keep),
      names: names.filter(keep),
      link: link && keep(link.label) ? link : null,
    };
  }

  function toSection({ entries, ...section }: ResumeSection): ResumeSection {
    const settable = entries.filter(({ title }) => keep(title)).map(toEntry);
    return { ...section, entries: settable.filter(hasText) };
  }

  const { name, role, facts, links, introduction, sections } = content;
  return {
    content: {
      name: keepText(name),
      role: keepText(role),
      facts: facts.filter(keep),
      links: links.map(({ label, url }) => ({ label: keepText(label), url })),
      introduction: introduction.filter(keep),
      sections: sections.map(toSection).filter(({ entries }) => entries.length > 0),
    },
    omitted,
  };
}

function hasText({ title, paragraphs, names }: ResumeEntry): boolean {
  return title !== '' || paragraphs.length > 0 || names.length > 0;
}
