import styles from '#client/content/picture/figure.module.css';
import { useSiteAddress } from '#client/lib/site-address';
import { Icon } from '#client/ui/icons/icon';
import { PICTURE_LINK, toPictureLinkLabel } from '#shared/picture-link';

/** Covers a picture with a link to its file, which `usePictureViewer` opens in the viewer. */
export function FullSizeLink({ src, name }: { src: string; name: string }) {
  const toAddress = useSiteAddress();
  return (
    <a
      href={toAddress(src)}
      className={`${PICTURE_LINK} ${styles.open}`}
      aria-label={toPictureLinkLabel(name)}
      aria-haspopup="dialog"
    >
      <Icon name="expand" />
    </a>
  );
}
