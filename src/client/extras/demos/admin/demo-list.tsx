import type { Ref } from 'react';
import { useCopy } from '#client/ui/feedback/use-copy';
import { Button } from '#client/ui/primitives/button';
import { ignoreDoubleClick } from '#client/ui/primitives/click-handlers';
import { formatDateTime } from '#client/ui/primitives/date-time';
import { formatBytes } from '#client/ui/primitives/format-count';
import type { Upload } from '#shared/contract/upload';
import { UPLOADS_PATH } from '#shared/upload-names';

type DemoListProps = {
  ref: Ref<HTMLUListElement>;
  demos: readonly Upload[];
  onRemove: (filename: string) => void;
};

export function DemoList({ ref, demos, onRemove }: DemoListProps) {
  const copy = useCopy('Markdown');
  if (demos.length === 0) return null;
  return (
    <ul ref={ref} tabIndex={-1} aria-label="Demos" className="stack-2">
      {demos.map(({ url, bytes, createdAt }) => {
        const name = `${formatDateTime(createdAt)}, ${formatBytes(bytes)}`;
        return (
          <li key={url} className="row">
            <a href={url} target="_blank" rel="noreferrer" className="truncate">
              {name}
            </a>
            <span className="line">
              <Button
                size="sm"
                aria-label={`Copy the Markdown of ${name}`}
                onClick={() => void copy(`[Demo](${url})`)}
              >
                Copy Markdown
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Delete ${name}`}
                onClick={ignoreDoubleClick(() => onRemove(url.slice(UPLOADS_PATH.length)))}
              >
                Delete
              </Button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
