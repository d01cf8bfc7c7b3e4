import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '#client/lib/language/use-translation';
import { classNames } from '#client/ui/primitives/class-names';
import { COVERS_PATH } from '#shared/covers/cover-image';
import { CONTENT_TEXTS } from '#shared/language/english/content';
import { pictureFrame, uploadedImage } from '#shared/upload-names';
import { CoverImage } from './cover-image';
import styles from './figure.module.css';
import { COVER_ATTRIBUTE } from './find-cover';
import { ResponsiveImage } from './responsive-image';

export type PictureProps = Omit<ComponentProps<'div'>, 'children'> & {
  src: string;
  alt: string;
  /** The path of the drawing that is shown if `src` is empty. */
  generated?: string | undefined;
  /** The path of the page whose cover this is, to which a view transition moves it. */
  coverOf?: string;
  /**
   * `cover` shows the picture as what it is, such as a phone, or lets it fill the frame. `whole` crops nothing. A tall
   * picture of an unknown kind is always shown whole.
   */
  fit?: 'cover' | 'whole';
  /** The main picture of the page, which loads with high priority. */
  isPriority?: boolean;
  /** A video that replaces the picture. */
  film?: ReactNode;
  /** Further screenshots beside that of a phone. */
  phones?: string[] | undefined;
  /** A text that is shown beside a single phone if there is space. */
  'data-caption'?: string;
  /** The display width, by which the browser chooses among the widths of an upload. */
  sizes?: string;
};

/**
 * The display widths of the full column and of a grid. Page margins are ignored because they don't affect the
 * choice.
 */
const WHOLE_WIDTH = 'min(100vw, 84rem)';
const IN_A_GRID = '(width < 48rem) 100vw, min(58vw, 48rem)';
/** The height of a picture that is shown whole, in widths. */
const MAX_WHOLE_RATIO = 3;
const PHONE = '(width < 64rem) 40vw, 20rem';

export function Picture(props: PictureProps) {
  const { generated = '', coverOf, fit = 'cover', isPriority = false, className, ...other } = props;
  const { src: own, alt: text, phones = [], film, ...others } = other;
  const { sizes = isPriority ? WHOLE_WIDTH : IN_A_GRID, ...rest } = others;
  const src = own || generated;
  // A drawing repeats the words beside it.
  const alt = own === '' ? '' : text;
  const uploaded = uploadedImage(src);
  const frame = fit === 'cover' ? pictureFrame(src) : null;
  const [tallSrc, setTallSrc] = useState<string | null>(null);
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  useEffect(() => {
    if (brokenSrc === null) return;
    const retry = () => setBrokenSrc(null);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [brokenSrc]);
  const measure = (image: HTMLImageElement | null) => {
    if (!image?.complete || image.currentSrc === '') return;
    if (image.naturalWidth === 0) setBrokenSrc(src);
    else if (image.naturalHeight > image.naturalWidth) setTallSrc(src);
  };
  const isTall = uploaded ? uploaded.height > uploaded.width : tallSrc === src;
  // The whole of a long page would be a stripe.
  const isLong = uploaded !== null && uploaded.height > MAX_WHOLE_RATIO * uploaded.width;
  const isWhole = fit === 'whole' || (isTall && !isLong && frame === null);
  const Image = src.startsWith(COVERS_PATH) ? CoverImage : ResponsiveImage;
  const isBroken = src !== '' && brokenSrc === src;
  const image = {
    className: classNames('note', styles.image, isWhole && styles.whole, !isWhole && isLong && styles.long),
    sizes: frame === 'phone' ? PHONE : sizes,
    loading: isPriority ? 'eager' : 'lazy',
    decoding: 'async',
  } as const;
  return (
    <div
      {...rest}
      {...{ [COVER_ATTRIBUTE]: coverOf }}
      className={classNames('frame', styles.frame, own === '' && styles.drawn, className)}
      data-frame={(!isBroken && frame) || undefined}
      style={{ '--tone': uploaded?.color }}
    >
      {isBroken && own !== '' && <MissingPicture alt={alt} />}
      {src !== '' && !isBroken && (
        <>
          {film ?? (
            <Image
              {...image}
              // Measures a picture that loaded before hydration and missed its load event.
              ref={measure}
              src={src}
              alt={alt}
              width={uploaded?.width ?? 1600}
              height={uploaded?.height ?? 900}
              fetchPriority={isPriority ? 'high' : 'auto'}
              onLoad={event => measure(event.currentTarget)}
              onError={() => setBrokenSrc(src)}
            />
          )}
          {phones.map(phone => (
            <ResponsiveImage key={phone} {...image} src={phone} alt="" />
          ))}
        </>
      )}
    </div>
  );
}

function MissingPicture({ alt }: { alt: string }) {
  const t = useTranslation(CONTENT_TEXTS);
  return (
    <div className={`stack-1 caption ${styles.missing}`}>
      <svg className={styles.cross} viewBox="0 0 48 27" aria-hidden="true" focusable="false">
        <path d="M.5.5h47v26H.5zM.5.5l47 26m0-26-47 26" />
      </svg>
      <p>{t('pictureMissing')}</p>
      {alt !== '' && <p className={`clamp ${styles.alt}`}>{alt}</p>}
    </div>
  );
}
