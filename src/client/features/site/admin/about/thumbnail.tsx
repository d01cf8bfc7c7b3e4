import styles from '#client/features/site/admin/settings.module.css';
import { Icon } from '#client/ui/icons/icon';

/** Shows the portrait in a row. */
export function Thumbnail({ src }: { src: string }) {
  return (
    <span className={`frame center ${styles.thumbnail}`}>
      {src === '' ? <Icon name="user" /> : <img src={src} alt="" />}
    </span>
  );
}
