import { type ComponentType, useState } from 'react';
import { Picture } from '#client/content/picture/picture';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { Icon } from '#client/ui/icons/icon';
import { onPlainClick } from '#client/ui/primitives/click-handlers';
import type { MediaItem } from '#shared/contract/project';
import styles from './media.module.css';
import { Video } from './media-preview';
import type { MediaViewerProps } from './media-viewer';

type MediaGalleryProps = {
  /** Names the viewer, and items without a caption. */
  title: string;
  media: MediaItem[];
  emptyTitle: string;
  /** False while the gallery is hidden. Videos then load nothing. */
  isShown: boolean;
};

/** These widths must match the columns of media.module.css. */
const COLUMN = '(width < 52rem) 100vw, (width < 80rem) 50vw, 27rem';

type Viewer = ComponentType<MediaViewerProps>;

/** Shows images and videos with captions in a grid. An image opens in full size. */
export function MediaGallery({ title, media, emptyTitle, isShown }: MediaGalleryProps) {
  const [viewer, setViewer] = useState<{ Viewer: Viewer } | null>(null);
  const [viewed, setViewed] = useState<number | null>(null);
  const shown = media
    .filter(item => item.url !== '')
    .map((item, index) => ({
      ...item,
      name: item.alt || item.caption || `${title}, ${item.type} ${index + 1}`,
    }));
  if (shown.length === 0) return <EmptyState title={emptyTitle} />;

  const pictures = shown.filter(({ type }) => type === 'image');
  async function view(url: string, index: number): Promise<void> {
    try {
      const { MediaViewer } = await import('./media-viewer');
      setViewer({ Viewer: MediaViewer });
      setViewed(index);
    } catch {
      window.location.assign(url);
    }
  }

  return (
    <>
      <ul className={`stack-6 ${styles.grid}`}>
        {shown.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be shown twice
          <li key={index}>
            <figure>
              {item.type === 'image' ? (
                <div className={styles.picture}>
                  {/* With a caption below, the image has no alternative text, so that screen readers read
                      it only once. */}
                  <Picture
                    src={item.url}
                    alt={item.alt || (item.caption ? '' : item.name)}
                    fit="whole"
                    sizes={COLUMN}
                  />
                  {/* Without scripts or with a modifier key, the link opens the image file. */}
                  <a
                    href={item.url}
                    className={styles.open}
                    aria-label={`View full size: ${item.name}`}
                    aria-haspopup="dialog"
                    onClick={onPlainClick(() => view(item.url, pictures.indexOf(item)))}
                  >
                    <Icon name="expand" />
                  </a>
                </div>
              ) : (
                <Video src={item.url} aria-label={item.name} preload={isShown ? 'metadata' : 'none'} />
              )}
              {item.caption && (
                <figcaption className={`caption ${styles.caption}`}>{item.caption}</figcaption>
              )}
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
