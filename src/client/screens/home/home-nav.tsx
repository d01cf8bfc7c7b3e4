import { useEffect, useState } from 'react';
import { HOME_PARTS, homeSections } from '#client/lib/home-sections';
import { useTranslation } from '#client/lib/language/use-translation';
import { scrollToSection } from '#client/lib/scroll/scroll-to-section';
import { useSite } from '#client/lib/site-queries';
import { Scale, ScaleStop, scaleMark } from '#client/ui/layout/scale';
import { onPlainClick } from '#client/ui/primitives/click-handlers';
import { HOME_TEXTS } from '#shared/language/english/home';
import type { HomeSectionName } from '#shared/sections/home';
import styles from './side-nav.module.css';

/**
 * Links to the sections, as marks on the right edge of large screens. It is a separate component, so that
 * scrolling renders only it.
 */
export function HomeNav({ sections }: { sections: HomeSectionName[] }) {
  const t = useTranslation(HOME_TEXTS);
  const { texts } = useSite();
  const items = [
    { id: homeSections.welcome.id, label: t('welcomeMark') },
    ...sections.flatMap(name => {
      const { id, mark, title } = HOME_PARTS[name];
      return id && mark && title ? { id, label: texts[title] ?? t(mark) } : [];
    }),
  ];
  const currentId = useCurrentSection(items.map(({ id }) => id).join(' '));
  return (
    <div className={styles.margin}>
      <nav className={styles.nav} aria-label={t('homeNavigation')}>
        <Scale axis="y">
          {items.map(({ id, label }) => (
            <ScaleStop key={id} ticks={9}>
              <a
                href={`#${id}`}
                className={scaleMark}
                aria-current={id === currentId ? 'location' : undefined}
                onClick={onPlainClick(() => scrollToSection(id))}
              >
                <span className={styles.label}>{label}</span>
              </a>
            </ScaleStop>
          ))}
        </Scale>
      </nav>
    </div>
  );
}

/** Finds the section at the vertical middle of the window. `names` are space-separated IDs. */
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
