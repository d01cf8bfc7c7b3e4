import styles from '#client/content/picture/figure.module.css';
import { useTranslation } from '#client/lib/language/use-translation';
import { useSiteAddress } from '#client/lib/site-address';
import { Icon } from '#client/ui/icons/icon';
import { CONTENT_TEXTS } from '#shared/language/english/content';
import { PICTURE_LINK } from '#shared/picture-link';

/** Covers a picture with a link to its file, which `usePictureViewer` opens in the viewer. */
export function FullSizeLink({ src, name }: { src: string; name: string }) {
  const t = useTranslation(CONTENT_TEXTS);
  const toAddress = useSiteAddress();
  return (
    <a
      href={toAddress(src)}
      className={`${PICTURE_LINK} ${styles.open}`}
      aria-label={name === '' ? t('viewFullSize') : t('viewNamedFullSize', { name })}
      aria-haspopup="dialog"
    >
      <Icon name="expand" />
    </a>
  );
}
