import { Link } from 'wouter';
import { RowWords } from '#client/editing/lists/list-row';
import rows from '#client/editing/lists/list-row.module.css';
import { scrollToSection } from '#client/lib/scroll/scroll-to-section';
import { useCopy } from '#client/ui/feedback/use-copy';
import { Icon } from '#client/ui/icons/icon';
import { Button } from '#client/ui/primitives/button';
import { classNames } from '#client/ui/primitives/class-names';
import { onPlainClick } from '#client/ui/primitives/click-handlers';
import type { PostponableTask } from '#shared/contract/setup';
import type { PageLine, ServerLine } from './checklist-lines';
import styles from './dashboard.module.css';

type ChecklistRowProps = { line: PageLine | ServerLine; onPostpone: (id: PostponableTask) => void };

export function ChecklistRow({ line, onPostpone }: ChecklistRowProps) {
  if (line.isDone) {
    return (
      <div className={`muted ${styles.done} ${rows.line}`}>
        <Icon name="check" />
        <span>
          {line.label}
          <span className="visually-hidden">: done</span>
        </span>
      </div>
    );
  }
  if ('setting' in line) return <ServerRow line={line} onPostpone={() => onPostpone(line.id)} />;
  const { postponable } = line;
  if (postponable === undefined) return <PageTask line={line} />;
  return (
    <div className={rows.line}>
      <PageTask line={line} />
      <PostponeButton line={line} onPostpone={() => onPostpone(postponable)} />
    </div>
  );
}

function PageTask({ line: { href, label } }: { line: PageLine }) {
  const classes = classNames('fill', rows.line, rows.link);
  const task = (
    <>
      <Ring />
      <RowWords name={label} />
      <Icon name="chevron-right" className="muted" />
    </>
  );
  if (!href.startsWith('#'))
    return (
      <Link href={href} className={classes}>
        {task}
      </Link>
    );
  return (
    <a href={href} className={classes} onClick={onPlainClick(() => scrollToSection(href.slice(1)))}>
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
    <div className={`line ${styles.server}`}>
      <Ring />
      <div className="stack-2 fill">
        <b>{line.label}</b>
        <code>{line.setting}</code>
        <p className="secondary">Add this line to the file .env, change its value and restart the site.</p>
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
