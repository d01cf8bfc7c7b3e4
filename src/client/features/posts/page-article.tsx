import type { PageView } from '../../../shared/contract/post';
import { projectTitle } from '../../../shared/project-title';
import { MarkdownText } from '../../content/markdown/markdown-text';
import styles from './page-article.module.css';

/** A page of the owner's own. */
export function PageArticle({ page: { title, html } }: { page: PageView }) {
  return (
    <article className={styles.page}>
      <h1>{projectTitle(title)}</h1>
      <MarkdownText html={html} />
    </article>
  );
}
