import { Link } from 'wouter';
import { ChipList } from '#client/ui/primitives/chip';
import type { NoteList } from '#shared/contract/post';
import { notesPath } from './note-links';
import styles from './note-tags.module.css';

type NoteTagsProps = { tags: NoteList['tags']; chosen: string | undefined };

/** Links to the notes with each tag; the chosen one links back to all. Works without scripts. */
export function NoteTags({ tags, chosen }: NoteTagsProps) {
  if (tags.length === 0) return null;
  const counts = new Map(tags.map(({ name, notes }) => [name, notes]));
  return (
    <nav className={styles.tags} aria-label="Tags">
      <ChipList
        items={tags.map(({ name }) => name)}
        label="Tags"
        className={styles.list}
        renderItem={name => (
          <Link
            href={notesPath(name === chosen ? undefined : name)}
            aria-current={name === chosen ? 'true' : undefined}
          >
            {name} <span className="num">{counts.get(name)}</span>
          </Link>
        )}
      />
    </nav>
  );
}
