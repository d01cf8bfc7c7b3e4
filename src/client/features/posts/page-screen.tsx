import { sitePicturePath } from '../../../shared/picture-address';
import { pagePath } from '../../../shared/post-path';
import styles from '../../content/item-page.module.css';
import { ItemState } from '../../content/item-state';
import type { PreviewProps } from '../../content/public-kind';
import { PageHead } from '../../lib/head/page-head';
import { useSite } from '../../lib/site-queries';
import { PageArticle } from './page-article';
import { usePageView } from './post-queries';

/** A page of the owner's own. */
export function PageScreen({ id: slug }: { id: string }) {
  return (
    <div className={`wrap ${styles.layout}`}>
      <LoadedPage key={slug} slug={slug} />
    </div>
  );
}

export function PagePreview({ item }: PreviewProps<'page'>) {
  return <PageArticle page={item} />;
}

function LoadedPage({ slug }: { slug: string }) {
  const site = useSite();
  const query = usePageView(slug);
  const { data: page } = query;
  if (!page) return <ItemState noun="page" loading="Loading page..." query={query} />;
  return (
    <>
      <PageHead
        title={`${page.metaTitle} | ${site.ownerName}`}
        description={page.metaDescription}
        path={pagePath(page.slug)}
        status={page.slug === slug ? 200 : 301}
        picture={sitePicturePath(site)}
      />
      <PageArticle page={page} />
    </>
  );
}
