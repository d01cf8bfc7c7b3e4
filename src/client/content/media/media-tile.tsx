import styles from '#client/content/picture/figure.module.css';
import { Picture } from '#client/content/picture/picture';
import { Icon } from '#client/ui/icons/icon';
import { classNames } from '#client/ui/primitives/class-names';
import type { MediaItem } from '#shared/contract/project';

type MediaTileProps = {
  item: MediaItem;
  /** Names the button, such as "Edit the main image". */
  label: string;
  /** How the image fills its frame. */
  fit?: 'cover' | 'whole';
  /** The display width of the image. */
  sizes: string;
  onOpen: () => void;
};

/** Shows an image, or a video with a play mark, as a button that opens its fields. */
export function MediaTile({ item, label, fit = 'whole', sizes, onOpen }: MediaTileProps) {
  return (
    <div className={styles.figure}>
      <Still item={item} fit={fit} sizes={sizes} />
      <button
        type="button"
        className={classNames(styles.open, styles.edit)}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <Icon name="pen" />
      </button>
    </div>
  );
}

type StillProps = Required<Pick<MediaTileProps, 'item' | 'fit' | 'sizes'>>;

/** Shows an item without controls. The button around it describes it. */
function Still({ item: { type, url }, fit, sizes }: StillProps) {
  if (type === 'image' && url !== '') return <Picture src={url} alt="" fit={fit} sizes={sizes} />;
  return (
    <div className={`frame ${styles.frame}`}>
      {type === 'image' ? (
        <Icon name="image" />
      ) : (
        <>
          {url !== '' && (
            <video src={url} className={classNames(styles.image, styles.whole)} preload="metadata" muted />
          )}
          <Icon name="play" className={styles.play} />
        </>
      )}
    </div>
  );
}
