import type { ComponentProps } from 'react';
import { useRouter } from 'wouter';
import { useSite } from '#client/lib/site-queries';
import { coverImage } from '#shared/covers/cover-image';

type CoverImageProps = Omit<ComponentProps<'img'>, 'srcSet'> & { src: string };

/** Renders the <img> of a generated cover in the look of the site. */
export function CoverImage({ src, alt = '', ...rest }: CoverImageProps) {
  const { base } = useRouter();
  return <img {...rest} alt={alt} {...coverImage(src, base, useSite())} />;
}
