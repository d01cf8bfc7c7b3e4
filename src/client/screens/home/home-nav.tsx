import { HOME_PARTS, homeSections } from '#client/lib/home-sections';
import { useTranslation } from '#client/lib/language/use-translation';
import { scrollToSection } from '#client/lib/scroll/scroll-to-section';
import { useSectionPlace } from '#client/lib/scroll/use-section-place';
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
  const place = useSectionPlace(items.map(({ id }) => id).join(' '), 0.5);
  const current = Math.min(Math.max(Math.floor(place), 0), items.length - 1);
  return (
    <div className={styles.margin}>
      <nav className={styles.nav} aria-label={t('homeNavigation')}>
        <Scale axis="y">
          {items.map(({ id, label }, index) => (
            <ScaleStop key={id} ticks={9}>
              <a
                href={`#${id}`}
                className={scaleMark}
                aria-current={index === current ? 'location' : undefined}
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
