import { Icon } from '#client/ui/icons/icon';
import styles from './profile-row.module.css';

/** Shows the portrait in a row. */
export function Portrait({ src }: { src: string }) {
  return (
    <span className={`frame center ${styles.portrait}`}>
      {src === '' ? <Icon name="user" /> : <img src={src} alt="" />}
    </span>
  );
}
