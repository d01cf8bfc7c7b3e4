import type { ComponentProps } from 'react';
import { Picture } from '#client/content/picture/picture';
import { useSiteAddress } from '#client/lib/site-address';
import { Icon } from '#client/ui/icons/icon';
import type { MediaItem } from '#shared/contract/project';
import styles from './media.module.css';

export function MediaPreview({ item, name }: { item: MediaItem; name: string }) {
  const { type, url } = item;
  const label = item.alt || item.caption || name;
  if (url === '') {
    return (
      <div className={`frame center ${styles.blank}`}>
        <Icon name={type === 'image' ? 'image' : 'play'} />
      </div>
    );
  }
  if (type === 'image') return <Picture src={url} alt={label} fit="whole" sizes="22rem" />;
  return <Video src={url} aria-label={label} preload="metadata" />;
}

type VideoProps = Pick<ComponentProps<'video'>, 'preload' | 'aria-label'> & { src: string };

/** Shows a video in the 16:9 frame of a picture. Uploaded videos have no caption tracks. */
export function Video({ src, ...rest }: VideoProps) {
  const toAddress = useSiteAddress();
  return (
    <video {...rest} src={toAddress(src)} className={`frame ${styles.video}`} controls playsInline>
      Your browser does not support the video tag.
    </video>
  );
}
