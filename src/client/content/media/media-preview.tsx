import styles from '#client/content/picture/figure.module.css';
import { Picture } from '#client/content/picture/picture';
import { Icon } from '#client/ui/icons/icon';
import type { MediaItem } from '#shared/contract/project';
import { Video } from './video';
import { VideoWarning } from './video-warning';

type MediaPreviewProps = {
  item: MediaItem;
  name: string;
  /** `cover` shows an image as cards do. */
  fit?: 'cover' | 'whole';
};

export function MediaPreview({ item, name, fit = 'whole' }: MediaPreviewProps) {
  const { type, url } = item;
  const label = item.alt || item.caption || name;
  if (url === '') {
    return (
      <div className={`frame ${styles.frame}`}>
        <Icon name={type === 'image' ? 'image' : 'play'} />
      </div>
    );
  }
  if (type === 'image') return <Picture src={url} alt={label} fit={fit} sizes="22rem" />;
  return (
    <div className="stack-3">
      <Video src={url} aria-label={label} preload="metadata" />
      <VideoWarning url={url} />
    </div>
  );
}
