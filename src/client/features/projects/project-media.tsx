import type { MediaItem } from '../../../shared/contract/project';
import { EmptyState } from '../../ui/empty-state';
import styles from './project-media.module.css';
import { ProjectPicture } from './project-picture';

type ProjectMediaProps = { title: string; media: MediaItem[] };

/** Pictures and videos of a project with their captions. */
export function ProjectMedia({ title, media }: ProjectMediaProps) {
  const shown = media.filter(item => item.url !== '');
  if (shown.length === 0) return <EmptyState title="No media available for this project." />;
  return (
    <ul className={styles.grid}>
      {shown.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be shown twice
        <li key={index}>
          <figure>
            <Medium item={item} name={`${title}, ${item.type} ${index + 1}`} />
            {item.caption && <figcaption className={styles.caption}>{item.caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}

function Medium({ item: { type, url, caption }, name }: { item: MediaItem; name: string }) {
  if (type === 'image') return <ProjectPicture src={url} alt={caption || name} fit="whole" />;
  return (
    // biome-ignore lint/a11y/useMediaCaption: the owner uploads a video alone; its caption stands below it
    <video
      className={styles.video}
      src={url}
      controls
      preload="metadata"
      playsInline
      aria-label={caption || name}
    >
      Your browser does not support the video tag.
    </video>
  );
}
