import { useState } from 'react';
import { uploadedImage } from '../../../shared/upload-names';
import { classNames } from '../../ui/class-names';
import styles from './project-picture.module.css';

export type ProjectPictureProps = {
  /** '' draws the empty frame. */
  src: string;
  alt: string;
  /** `cover` fills the frame, `whole` cuts nothing off. A tall picture is always shown whole. */
  fit?: 'cover' | 'whole';
  /** The picture that the page is about: fetched before everything else. */
  isPriority?: boolean;
  /** How wide it is shown, for choosing among the widths of an upload. */
  sizes?: string;
  className?: string | undefined;
};

/** A picture in the 16:9 frame that every picture of a project has. */
export function ProjectPicture({
  src,
  alt,
  fit = 'cover',
  isPriority = false,
  sizes = '(width < 48rem) 100vw, 50rem',
  className,
}: ProjectPictureProps) {
  const uploaded = uploadedImage(src);
  const [tallSrc, setTallSrc] = useState<string | null>(null);
  const measure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalHeight > image.naturalWidth) setTallSrc(src);
  };
  const isTall = uploaded ? uploaded.height > uploaded.width : tallSrc === src;
  const isWhole = fit === 'whole' || isTall;
  return (
    <div className={classNames(styles.frame, className)}>
      {src !== '' && (
        <img
          // A picture that came before the script has had its load event: it is measured here.
          ref={measure}
          className={classNames(styles.image, isWhole && styles.whole)}
          src={src}
          {...(uploaded?.srcSet ? { srcSet: uploaded.srcSet, sizes } : {})}
          alt={alt}
          width={uploaded?.width ?? 1600}
          height={uploaded?.height ?? 900}
          loading={isPriority ? 'eager' : 'lazy'}
          fetchPriority={isPriority ? 'high' : 'auto'}
          decoding="async"
          onLoad={event => measure(event.currentTarget)}
        />
      )}
    </div>
  );
}
