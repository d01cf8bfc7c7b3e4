import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { MarkdownText } from '#client/content/markdown/markdown-text';
import { Picture } from '#client/content/picture/picture';
import { ChipList } from '#client/ui/primitives/chip';
import type { NoteView } from '#shared/contract/post';
import { shownTitle } from '#shared/text';
import { notesPath } from './note-address';
import styles from './note-article.module.css';
import { PostDate } from './post-date';
import { ReadingTime } from './reading-time';

/** A note with its facts at the side, its cover and its text. */
export function NoteArticle({ note }: { note: NoteView }) {
  const { title, summary, cover, coverAlt, html } = note;
  return (
    <article>
      <header className={`stack-4 ${styles.head}`}>
        <h1>{shownTitle(title)}</h1>
        {summary !== '' && <p className="lede">{summary}</p>}
      </header>
      <div className={styles.columns}>
        <NoteFacts note={note} />
        <div className={styles.reading}>
          {cover !== '' && <Picture isPriority src={cover} alt={coverAlt} className={styles.cover} />}
          <MarkdownText html={html} />
        </div>
      </div>
    </article>
  );
}

function NoteFacts({ note }: { note: NoteView }) {
  const { publishedAt, updatedAt, minutes, tags, projects } = note;
  const isChanged = updatedAt.slice(0, 10) > publishedAt.slice(0, 10);
  return (
    <dl className={`stack ${styles.facts}`}>
      <Fact name="Published">
        <PostDate moment={publishedAt} format="date" />
      </Fact>
      {isChanged && (
        <Fact name="Changed">
          <PostDate moment={updatedAt} format="date" />
        </Fact>
      )}
      <Fact name="Reading time">
        <ReadingTime minutes={minutes} />
      </Fact>
      {projects.length > 0 && (
        <Fact name={projects.length === 1 ? 'Project' : 'Projects'}>
          <ul className={styles.projects}>
            {projects.map(project => (
              <li key={project.path}>
                <Link href={project.path}>{shownTitle(project.title)}</Link>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {tags.length > 0 && (
        <Fact name="Tags">
          <ChipList items={tags} label="Tags" renderItem={tag => <Link href={notesPath(tag)}>{tag}</Link>} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
