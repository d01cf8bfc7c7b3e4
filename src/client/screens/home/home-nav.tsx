import { useEffect, useState } from 'react';
import { homeSections } from '#client/lib/paths';
import { scrollToSection } from '#client/lib/scroll/scroll-to-section';
import { useSite } from '#client/lib/site-queries';
import { SideNav } from '#client/ui/layout/side-nav';
import type { HomeSectionName } from '#shared/sections/home';

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

/** Finds the section at the vertical middle of the window. `names` are space-separated ids. */
function useCurrentSection(names: string): string | undefined {
  const [current, setCurrent] = useState(names.split(' ')[0]);
  useEffect(() => {
    const ids = names.split(' ');
    let frame = 0;
    const update = () => {
      frame = 0;
      setCurrent(ids.findLast(id => beginsAbove(id)) ?? ids[0]);
    };
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(update);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [names]);
  return current;
}

function beginsAbove(id: string): boolean {
  const section = document.getElementById(id);
  return section !== null && section.getBoundingClientRect().top <= window.innerHeight / 2;
}
