import styles from '#client/content/picture/figure.module.css';
import { Picture } from '#client/content/picture/picture';
import { Icon } from '#client/ui/icons/icon';
import { classNames } from '#client/ui/primitives/class-names';
import type { MediaItem } from '#shared/contract/project';

type MediaTileProps = {
  item: MediaItem;
  /** The path of the drawing that stands for a missing image. */
  generated?: string | undefined;
  /** Names the button, such as "Edit the main image". */
  label: string;
  /** How the image fills its frame. */
  fit?: 'cover' | 'whole';
  /** The display width of the image. */
  sizes: string;
  onOpen: () => void;
};

/** Shows an image, or a video with a play mark, as a button that opens its fields. */
export function MediaTile({ item, generated, label, fit = 'whole', sizes, onOpen }: MediaTileProps) {
  return (
    <div className={styles.figure}>
      <Still item={item} generated={generated} fit={fit} sizes={sizes} />
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

type StillProps = Pick<MediaTileProps, 'item' | 'generated' | 'sizes'> & { fit: 'cover' | 'whole' };

/** Shows an item without controls. The button around it describes it. */
function Still({ item: { type, url }, generated = '', fit, sizes }: StillProps) {
  const src = url || generated;
  if (type === 'image' && src !== '') return <Picture src={src} alt="" fit={fit} sizes={sizes} />;
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
