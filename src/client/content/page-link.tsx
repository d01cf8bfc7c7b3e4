import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { ArrowLink } from '#client/ui/primitives/arrow-link';
import { ButtonLink } from '#client/ui/primitives/button';

/** A ButtonLink to a page of this site. */
export function PageButton({ href, onClick, ...rest }: ComponentProps<typeof ButtonLink> & { href: string }) {
  return (
    <Link href={href} asChild {...(onClick && { onClick })}>
      <ButtonLink {...rest} />
    </Link>
  );
}

/** An ArrowLink to a page of this site. */
export function PageArrow({ href, ...rest }: ComponentProps<typeof ArrowLink> & { href: string }) {
  return (
    <Link href={href} asChild>
      <ArrowLink {...rest} />
    </Link>
  );
}
