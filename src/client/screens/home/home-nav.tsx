import { homeSections } from '../../lib/paths';
import { scrollToSection } from '../../lib/scroll/scroll-to-section';
import { SideNav } from '../../ui/layout/side-nav';
import { useCurrentSection } from './use-current-section';

const ITEMS = [
  { id: homeSections.welcome, label: 'Welcome' },
  { id: homeSections.skills, label: 'Skills' },
  { id: homeSections.portfolio, label: 'Portfolio' },
  { id: homeSections.contact, label: 'Contact' },
];
const IDS = ITEMS.map(({ id }) => id);

/** The sections of the home page, and which of them is on screen: scrolling renders this alone. */
export function HomeNav({ empty }: { empty: string[] }) {
  const items = ITEMS.filter(({ id }) => !empty.includes(id));
  return <SideNav items={items} currentId={useCurrentSection(IDS)} onSelect={scrollToSection} />;
}
