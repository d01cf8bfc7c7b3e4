import type { PageView } from '../../../shared/contract/post';
import { shownTitle } from '../../../shared/shown-title';
import { MarkdownText } from '../../content/markdown/markdown-text';
import styles from './page-article.module.css';

/** A page of the owner's own. */
export function PageArticle({ page: { title, html } }: { page: PageView }) {
  return (
    <article className={styles.page}>
      <h1>{shownTitle(title)}</h1>
      <MarkdownText html={html} />
    </article>
  );
}
