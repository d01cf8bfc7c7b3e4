import { Link } from 'wouter';
import { scrollToSection } from '#client/lib/scroll/scroll-to-section';
import { useCopy } from '#client/ui/feedback/use-copy';
import { Icon } from '#client/ui/icons/icon';
import { Button } from '#client/ui/primitives/button';
import { onPlainClick } from '#client/ui/primitives/click-handlers';
import type { PostponableTask } from '#shared/contract/setup';
import styles from './checklist.module.css';
import type { PageLine, ServerLine } from './checklist-lines';

type ChecklistRowProps = { line: PageLine | ServerLine; onPostpone: (id: PostponableTask) => void };

export function ChecklistRow({ line, onPostpone }: ChecklistRowProps) {
  if (line.isDone) {
    return (
      <span className={styles.done}>
        <Icon name="check" />
        <span>
          {line.label}
          <span className="visually-hidden">: done</span>
        </span>
      </span>
    );
  }
  if ('setting' in line) return <ServerRow line={line} onPostpone={() => onPostpone(line.id)} />;
  const { postponable } = line;
  if (postponable === undefined) return <PageTask line={line} />;
  return (
    <div className={styles.optional}>
      <PageTask line={line} />
      <PostponeButton line={line} onPostpone={() => onPostpone(postponable)} />
    </div>
  );
}

function PageTask({ line: { href, label } }: { line: PageLine }) {
  const task = (
    <>
      <Ring />
      <span>{label}</span>
      <Icon name="chevron-right" className={styles.arrow} />
    </>
  );
  if (!href.startsWith('#'))
    return (
      <Link href={href} className={styles.open ?? ''}>
        {task}
      </Link>
    );
  return (
    <a href={href} className={styles.open} onClick={onPlainClick(() => scrollToSection(href.slice(1)))}>
      {task}
    </a>
  );
}

type PostponeProps = { line: { label: string }; onPostpone: () => void };

function PostponeButton({ line, onPostpone }: PostponeProps) {
  return (
    <Button size="sm" variant="ghost" aria-label={`Not now: ${line.label}`} onClick={onPostpone}>
      Not now
    </Button>
  );
}

function ServerRow({ line, onPostpone }: PostponeProps & { line: ServerLine }) {
  const copy = useCopy('line');
  return (
    <div className={`${styles.open} ${styles.onServer}`}>
      <Ring />
      <div className={`stack-2 ${styles.server}`}>
        <span>{line.label}</span>
        <code className={styles.setting}>{line.setting}</code>
        <p className={styles.hint}>Add this line to the file .env, change its value and restart the site.</p>
        <div className="row">
          <Button size="sm" aria-label={`Copy: ${line.label}`} onClick={() => void copy(line.setting)}>
            Copy line
          </Button>
          <PostponeButton line={line} onPostpone={onPostpone} />
        </div>
      </div>
    </div>
  );
}

function Ring() {
  return <span className={styles.ring} aria-hidden="true" />;
}
