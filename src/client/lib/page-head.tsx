import { createContext, useContext, useEffect } from 'react';
import type { Project } from '../../shared/contract/project';
import type { SiteSettings } from '../../shared/contract/site';
import { pageTags } from './page-tags';
import { showPageTags } from './show-page-tags';

/** What a screen says about itself outside of its own markup. */
export type PageHeadProps = {
  title: string;
  description?: string;
  /** False keeps search engines away. */
  isIndexed?: boolean;
  /** The HTTP status when this screen is rendered on the server. */
  status?: number;
  /** The one address of this page; a page without one is not to be shared. */
  path?: string;
  /** The path of the picture that stands for the page where it is shared. */
  picture?: string;
  /** What kind of page it is, in the words of Open Graph. */
  kind?: 'website' | 'article' | 'profile';
  /** What the page is about, told to machines by the server. */
  subject?: PageSubject;
};

export type PageSubject =
  | { kind: 'home' | 'profile'; site: SiteSettings }
  | { kind: 'project'; site: SiteSettings; project: Project };

export type PageHeadPlace = {
  /** On the server: takes what the rendered screen says. */
  collect?: ((head: PageHeadProps) => void) | undefined;
  /** The site's own address, when it was told. */
  publicUrl?: string | undefined;
};

export const PageHeadContext = createContext<PageHeadPlace>({});

/** Title and tags of the page, on the server and after each navigation in the browser. */
export function PageHead(head: PageHeadProps) {
  const { collect, publicUrl } = useContext(PageHeadContext);
  collect?.(head);
  const { title, path } = head;
  // Compared by what they say: a screen may render often, and its tags stay the same.
  const tags = JSON.stringify(pageTags(head, publicUrl));
  useEffect(() => showPageTags({ title, path, tags: JSON.parse(tags) }), [title, path, tags]);
  return null;
}
