import { EmptyState } from '../../ui/empty-state';
import styles from './plain-text.module.css';

/** A text of the owner's: paragraphs between blank lines, line breaks kept. */
export function PlainText({ text, emptyTitle }: { text: string; emptyTitle: string }) {
  const paragraphs = text.split(/\r?\n\s*\n/).filter(paragraph => paragraph.trim() !== '');
  if (paragraphs.length === 0) return <EmptyState title={emptyTitle} />;
  return (
    <div className="prose">
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity than their place
        <p key={index} className={styles.paragraph}>
          {paragraph.trim()}
        </p>
      ))}
    </div>
  );
}
