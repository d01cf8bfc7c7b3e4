import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import { uploadedImage } from '#shared/upload-names';
import styles from './responsive-image.module.css';

type ResponsiveImageProps = Omit<ComponentProps<'img'>, 'srcSet'> & { src: string; sizes: string };

/** Renders an <img> that offers uploaded pictures in several formats and widths. */
export function ResponsiveImage({ src, sizes, alt = '', ...rest }: ResponsiveImageProps) {
  const { srcSet, avifSrcSet } = uploadedImage(src) ?? {};
  const image = <img {...rest} src={src} alt={alt} {...(srcSet === undefined ? {} : { srcSet, sizes })} />;
  if (avifSrcSet === undefined) return image;
  // React preloads images without other sources itself.
  if (rest.fetchPriority === 'high') {
    preload(src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avifSrcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={avifSrcSet} sizes={sizes} />
      {image}
    </picture>
  );
}
