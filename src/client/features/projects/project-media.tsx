import { type ComponentType, type MouseEvent, useState } from 'react';
import type { MediaItem } from '../../../shared/contract/project';
import type { MediaViewerProps } from '../../content/media/media-viewer';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Icon } from '../../ui/icons/icon';
import { isPlainClick } from '../../ui/primitives/plain-click';
import styles from './project-media.module.css';
import { ProjectPicture } from './project-picture';

type ProjectMediaProps = {
  title: string;
  media: MediaItem[];
  /** Until they are shown, videos load nothing. */
  isShown: boolean;
};

type Viewer = ComponentType<MediaViewerProps>;

/** Pictures and videos of a project with their captions. A picture opens in full size. */
export function ProjectMedia({ title, media, isShown }: ProjectMediaProps) {
  const [viewer, setViewer] = useState<{ Viewer: Viewer } | null>(null);
  const [viewed, setViewed] = useState<number | null>(null);
  const shown = media
    .filter(item => item.url !== '')
    .map((item, index) => ({ ...item, name: item.caption || `${title}, ${item.type} ${index + 1}` }));
  if (shown.length === 0) return <EmptyState title="No media available for this project." />;

  const pictures = shown.filter(({ type }) => type === 'image');
  async function view(event: MouseEvent<HTMLAnchorElement>, index: number): Promise<void> {
    // Without script, and with a modifier, the link leads to the picture itself.
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      const { MediaViewer } = await import('../../content/media/media-viewer');
      setViewer({ Viewer: MediaViewer });
      setViewed(index);
    } catch {
      window.location.assign(href);
    }
  }

  return (
    <>
      <ul className={styles.grid}>
        {shown.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be shown twice
          <li key={index}>
            <figure>
              {item.type === 'image' ? (
                <div className={styles.picture}>
                  <ProjectPicture src={item.url} alt={item.name} fit="whole" />
                  <a
                    href={item.url}
                    className={styles.open}
                    aria-label={`View full size: ${item.name}`}
                    aria-haspopup="dialog"
                    onClick={event => view(event, pictures.indexOf(item))}
                  >
                    <Icon name="expand" />
                  </a>
                </div>
              ) : (
                <Video url={item.url} name={item.name} isShown={isShown} />
              )}
              {item.caption && <figcaption className={styles.caption}>{item.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {viewer && (
        <viewer.Viewer
          title={title}
          pictures={pictures.map(({ url, name, caption = '' }) => ({ url, alt: name, caption }))}
          index={viewed}
          onChange={setViewed}
        />
      )}
    </>
  );
}

function Video({ url, name, isShown }: { url: string; name: string; isShown: boolean }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: the owner uploads a video alone; its caption stands below it
    <video
      className={styles.video}
      src={url}
      controls
      preload={isShown ? 'metadata' : 'none'}
      playsInline
      aria-label={name}
    >
      Your browser does not support the video tag.
    </video>
  );
}
