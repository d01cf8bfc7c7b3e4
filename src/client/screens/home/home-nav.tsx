import { homeSections } from '#client/lib/paths';
import { scrollToSection } from '#client/lib/scroll/scroll-to-section';
import { useSite } from '#client/lib/site-queries';
import { SideNav } from '#client/ui/layout/side-nav';
import type { HomeSectionName } from '#shared/sections/home';
import { useCurrentSection } from './use-current-section';

/** Marks the section on screen in a component of its own, so that scrolling re-renders nothing else. */
export function HomeNav({ sections }: { sections: HomeSectionName[] }) {
  const { skillsTitle = 'Skills', portfolioTitle = 'Portfolio', contactTitle = 'Contact' } = useSite().texts;
  const labels: Partial<Record<HomeSectionName, string>> = {
    skills: skillsTitle,
    portfolio: portfolioTitle,
    contact: contactTitle,
  };
  const items = [
    { id: homeSections.welcome, label: 'Welcome' },
    ...sections.flatMap(id => (labels[id] ? { id, label: labels[id] } : [])),
  ];
  const currentId = useCurrentSection(items.map(({ id }) => id).join(' '));
  return <SideNav items={items} currentId={currentId} onSelect={scrollToSection} />;
}
