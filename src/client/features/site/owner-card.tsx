import { type ReactNode, useState } from 'react';
import { useHomeSectionLink } from '#client/content/home-section-link';
import { ResponsiveImage } from '#client/content/picture/responsive-image';
import { homeSections } from '#client/lib/home-sections';
import { useTranslation } from '#client/lib/language/use-translation';
import { paths } from '#client/lib/paths';
import { useSiteAddress } from '#client/lib/site-address';
import { useSite } from '#client/lib/site-queries';
import { Icon } from '#client/ui/icons/icon';
import { ButtonLink } from '#client/ui/primitives/button';
import { classNames } from '#client/ui/primitives/class-names';
import { ABOUT_TEXTS } from '#shared/language/english/about';
import { SITE_TEXTS } from '#shared/language/english/site';
import { isHidden } from '#shared/sections/section-list';
import { BLANK_SITE_SETTINGS } from '#shared/site-defaults';
import { uploadedImage } from '#shared/upload-names';
import styles from './owner-card.module.css';
import { OwnerLinks } from './owner-links';

type OwnerCardProps = {
  className?: string | undefined;
  /** Content below the facts. */
  children?: ReactNode;
};

export function OwnerCard({ className, children }: OwnerCardProps) {
  const t = useTranslation(ABOUT_TEXTS);
  const { ownerName, role, avatar, location, education, employment } = useSite();
  const facts = [
    { label: t('locationFact'), fact: location },
    { label: t('educationFact'), fact: education },
    { label: t('employmentFact'), fact: employment },
  ].filter(({ fact }) => fact);
  return (
    <div className={classNames(styles.card, className)}>
      <div className={`cluster ${styles.head}`}>
        {avatar && <Portrait src={avatar} name={ownerName} />}
        <div className={`stack-2 ${styles.names}`}>
          <h2 className={styles.name} style={{ '--letters': countLetters(ownerName) }}>
            {ownerName}
          </h2>
          {role && <p className="lede">{role}</p>}
        </div>
      </div>
      <div className={styles.foot}>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ label, fact }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        )}
        {children}
        <OwnerActions />
      </div>
    </div>
  );
}

function OwnerActions() {
  const t = useTranslation(ABOUT_TEXTS);
  const { homeSections: sections, ownerName } = useSite();
  const toSection = useHomeSectionLink();
  const toAddress = useSiteAddress();
  return (
    <div className={`row addresses ${styles.actions}`}>
      {!isHidden(sections, 'contact') && (
        <ButtonLink variant="primary" size="sm" className="no-print" {...toSection(homeSections.contact.id)}>
          {t('contactMe')}
        </ButtonLink>
      )}
      {ownerName !== BLANK_SITE_SETTINGS.ownerName && (
        <ButtonLink size="sm" href={toAddress(paths.resume)} download>
          <Icon name="download" />
          {t('resume')}
        </ButtonLink>
      )}
      <OwnerLinks />
    </div>
  );
}

/** Shows the portrait, or nothing if the image can't be loaded, because the name is beside it. */
function Portrait({ src, name }: { src: string; name: string }) {
  const t = useTranslation(SITE_TEXTS);
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  if (brokenSrc === src) return null;
  const uploaded = uploadedImage(src);
  return (
    <ResponsiveImage
      // An image that failed before hydration fires no more events.
      ref={image => {
        if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) setBrokenSrc(src);
      }}
      className={`frame ${styles.portrait}`}
      src={src}
      sizes="10rem"
      alt={t('portrait', { name })}
      width={uploaded?.width ?? 512}
      height={uploaded?.height ?? 512}
      decoding="async"
      onError={() => setBrokenSrc(src)}
    />
  );
}

/** Returns the length of the longest word, by which the style sheet fits the name. */
function countLetters(name: string): number {
  return Math.max(4, ...name.split(/\s+/).map(word => word.length));
}
