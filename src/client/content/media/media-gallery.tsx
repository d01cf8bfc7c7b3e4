import styles from '#client/content/picture/figure.module.css';
import { Picture } from '#client/content/picture/picture';
import { useTranslation } from '#client/lib/language/use-translation';
import { EmptyState } from '#client/ui/feedback/empty-state';
import type { MediaItem } from '#shared/contract/project';
import { CONTENT_TEXTS } from '#shared/language/english/content';
import { pictureFrame } from '#shared/upload-names';
import { FullSizeLink } from './full-size-link';
import { Video } from './video';

type MediaGalleryProps = {
  /** Names items without a caption. */
  title: string;
  media: MediaItem[];
  emptyTitle: string;
  /** False while the gallery is hidden. Videos then load nothing. */
  isShown: boolean;
};

/** These widths must match the columns of figure.module.css. */
const COLUMN = '(width < 48rem) 100vw, (width < 64rem) 50vw, 27rem';
const PHONE_COLUMN = '(width < 40rem) 50vw, 20rem';

/** Shows images and videos with captions in a grid. An image links to its full size. */
export function MediaGallery({ title, media, emptyTitle, isShown }: MediaGalleryProps) {
  const t = useTranslation(CONTENT_TEXTS);
  const shown = media
    .filter(item => item.url !== '')
    .map((item, index) => ({
      ...item,
      name: item.alt || item.caption || t(`${item.type}Number`, { title, number: index + 1 }),
    }));
  if (shown.length === 0) return <EmptyState className="no-print" title={emptyTitle} />;
  const hasOnlyPhones = shown.every(item => pictureFrame(item.url) === 'phone');

  return (
    <ul className={`stack ${styles.gallery}`} data-phones={hasOnlyPhones || undefined}>
      {shown.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be shown twice
        <li key={index}>
          <figure>
            {item.type === 'image' ? (
              <div className={styles.figure}>
                {/* With a caption below, the image has no alternative text, so that screen readers read
                    it only once. */}
                <Picture
                  src={item.url}
                  alt={item.alt || (item.caption ? '' : item.name)}
                  fit="whole"
                  sizes={hasOnlyPhones ? PHONE_COLUMN : COLUMN}
                />
                <FullSizeLink src={item.url} name={item.name} />
              </div>
            ) : (
              <Video src={item.url} aria-label={item.name} preload={isShown ? 'metadata' : 'none'} />
            )}
            {item.caption && <figcaption>{item.caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}
