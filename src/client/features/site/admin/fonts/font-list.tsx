import type { Ref } from 'react';
import { Button } from '#client/ui/primitives/button';
import { ignoreDoubleClick } from '#client/ui/primitives/click-handlers';
import type { AddedFont } from '#shared/contract/site';

type FontListProps = {
  ref: Ref<HTMLUListElement>;
  fonts: readonly AddedFont[];
  onRemove: (font: AddedFont) => void;
};

export function FontList({ ref, fonts, onRemove }: FontListProps) {
  if (fonts.length === 0) return null;
  return (
    <ul ref={ref} tabIndex={-1} aria-label="Fonts" className="stack-2">
      {fonts.map(font => (
        <li key={font.file} className="row">
          <span className="truncate">{font.name}</span>
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Remove ${font.name}`}
            onClick={ignoreDoubleClick(() => onRemove(font))}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}
