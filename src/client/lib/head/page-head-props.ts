import type { Project } from '../../../shared/contract/project';
import type { SiteSettings } from '../../../shared/contract/site';

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
