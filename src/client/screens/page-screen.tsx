import { sitePicturePath } from '../../shared/picture-address';
import { pagePath } from '../../shared/post-path';
import { PageArticle } from '../features/posts/page-article';
import { usePageView } from '../features/posts/post-queries';
import { useSite } from '../features/site/site-queries';
import { PageHead } from '../lib/head/page-head';
import { ItemState } from './item-state';
import styles from './project-screen.module.css';

/** A page of the owner's own. */
export function PageScreen({ id: slug }: { id: string }) {
  return (
    <div className={`wrap ${styles.layout}`}>
      <LoadedPage key={slug} slug={slug} />
    </div>
  );
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
