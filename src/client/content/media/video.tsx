import type { ComponentProps } from 'react';
import styles from './media.module.css';

type VideoProps = Pick<ComponentProps<'video'>, 'src' | 'preload' | 'aria-label'>;

/** A video in the 16:9 frame of a picture. Uploaded videos have no caption tracks. */
export function Video(props: VideoProps) {
  return (
    <video {...props} className={styles.video} controls playsInline>
      Your browser does not support the video tag.
    </video>
  );
}
