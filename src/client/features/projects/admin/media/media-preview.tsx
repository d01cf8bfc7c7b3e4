import type { MediaItem } from '../../../../../shared/contract/project';
import { Icon } from '../../../../ui/icons/icon';
import { ProjectPicture } from '../../project-picture';
import styles from './media-row.module.css';

/** What visitors will see, small. */
export function MediaPreview({ item, name }: { item: MediaItem; name: string }) {
  if (item.url === '') {
    return (
      <div className={styles.blank}>
        <Icon name={item.type === 'image' ? 'image' : 'play'} />
      </div>
    );
  }
  if (item.type === 'image') {
    return <ProjectPicture src={item.url} alt={item.caption || name} fit="whole" sizes="22rem" />;
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: the owner uploads a video alone; its caption stands beside it
    <video
      className={styles.video}
      src={item.url}
      controls
      preload="metadata"
      playsInline
      aria-label={item.caption || name}
    >
      Your browser does not support the video tag.
    </video>
  );
}
