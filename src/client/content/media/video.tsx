import { type ComponentProps, useContext, useEffect, useRef } from 'react';
import styles from '#client/content/picture/figure.module.css';
import { PageWordsContext, useTranslation } from '#client/lib/language/use-translation';
import { useSiteAddress } from '#client/lib/site-address';
import { CONTENT_TEXTS } from '#shared/language/english/content';
import { offerVideoFiles } from './offer-video-files';

type VideoProps = Pick<ComponentProps<'video'>, 'preload' | 'aria-label'> & { src: string };

/** Shows a video in the 16:9 frame of a picture. Uploaded videos have no caption tracks. */
export function Video({ src, ...rest }: VideoProps) {
  const words = useContext(PageWordsContext);
  const t = useTranslation(CONTENT_TEXTS);
  const toAddress = useSiteAddress();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another source has another element
  useEffect(() => (box.current ? offerVideoFiles(box.current, words) : undefined), [src, words]);
  return (
    <div key={src} ref={box}>
      <video
        {...rest}
        src={toAddress(src)}
        className={`frame ${styles.frame} ${styles.whole}`}
        controls
        playsInline
      >
        {t('videoUnsupported')}
      </video>
    </div>
  );
}
