import { ResponsiveImage } from '#client/content/picture/responsive-image';
import { useTranslation } from '#client/lib/language/use-translation';
import type { HeroChoice } from '#shared/appearance/looks';
import type { SiteSettings } from '#shared/contract/site';
import { SITE_TEXTS } from '#shared/language/english/site';
import { uploadedImage } from '#shared/upload-names';
import styles from './hero.module.css';

type HeroProps = Pick<SiteSettings, 'avatar' | 'heroImage' | 'heroImageAlt' | 'ownerName'> & {
  hero: Exclude<HeroChoice, 'drawing'>;
};

export function HeroFigure(props: HeroProps) {
  const t = useTranslation(SITE_TEXTS);
  const { hero, avatar, heroImage, heroImageAlt, ownerName } = props;
  switch (hero) {
    case 'portrait':
      return <HeroImage kind={hero} src={avatar} alt={t('portrait', { name: ownerName })} {...PORTRAIT} />;
    case 'picture':
      return <HeroImage kind={hero} src={heroImage} alt={heroImageAlt} {...PICTURE} />;
    case 'none':
      return null;
  }
}

/** Default sizes for images whose name does not contain one. */
const PORTRAIT = { width: 800, height: 800, sizes: '(width < 64rem) 16rem, 28rem' };
const PICTURE = { width: 1200, height: 900, sizes: '(width < 64rem) 92vw, 34rem' };

type HeroImageProps = typeof PICTURE & { kind: 'portrait' | 'picture'; src: string; alt: string };

function HeroImage({ kind, src, alt, sizes, ...defaults }: HeroImageProps) {
  const uploaded = uploadedImage(src);
  const { width, height } = uploaded ?? defaults;
  return (
    <figure data-hero={kind}>
      <ResponsiveImage
        className={`frame note ${styles.image}`}
        src={src}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        // This reserves space for the image. External images may have another ratio.
        style={{ '--ratio': Math.round((width / height) * 1000) / 1000, backgroundColor: uploaded?.color }}
        fetchPriority="high"
        decoding="async"
      />
    </figure>
  );
}
