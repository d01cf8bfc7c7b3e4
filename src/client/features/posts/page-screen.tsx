import itemStyles from '#client/content/item-page.module.css';
import { ItemPlaceholder } from '#client/content/item-placeholder';
import { ItemTitle } from '#client/content/item-title';
import { LaterContents } from '#client/content/markdown/later-contents';
import { MarkdownText } from '#client/content/markdown/markdown-text';
import { usePictureViewer } from '#client/content/media/use-picture-viewer';
import type { PreviewProps } from '#client/content/public-kind';
import { PageHead } from '#client/lib/head/page-head';
import { useSite } from '#client/lib/site-queries';
import { pagePath } from '#shared/content-paths';
import { sitePicturePath } from '#shared/picture-address';
import { displayTitle } from '#shared/text';
import article from './post-article.module.css';
import { usePageView } from './post-queries';

export function PageScreen({ id: slug }: { id: string }) {
  return (
    <div className="wrap item-page">
      <LoadedPage key={slug} slug={slug} />
    </div>
  );
}

export function PagePreview({ item }: PreviewProps<'page'>) {
  const { title, language, html } = item;
  const { listeners, viewer } = usePictureViewer(displayTitle(title));
  return (
    <article lang={language} className={`stack ${article.page}`} {...listeners}>
      <h1 className="narrow">
        <ItemTitle item={item} />
      </h1>
      <div className={itemStyles.columns}>
        <div className={itemStyles.side}>
          <LaterContents html={html} />
        </div>
        <div className={itemStyles.text}>
          <MarkdownText html={html} />
        </div>
      </div>
      {viewer}
    </article>
  );
}

function LoadedPage({ slug }: { slug: string }) {
  const site = useSite();
  const query = usePageView(slug);
  const { data: page } = query;
  if (!page) return <ItemPlaceholder noun="page" query={query} />;
  return (
    <>
      <PageHead
        title={page.metaTitle}
        description={page.metaDescription}
        path={pagePath(page.slug)}
        status={page.slug === slug ? 200 : 301}
        picture={sitePicturePath(site)}
      />
      <PagePreview item={page} />
    </>
  );
}
