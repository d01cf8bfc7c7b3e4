import { Children, type ReactNode } from 'react';

/**
 * Puts each text among the children into an element of its own. Browsers that translate a page replace its text nodes.
 * React then fails when it inserts something before such a node or removes it, and changes to its text are not seen.
 */
export function textElements(children: ReactNode): ReactNode[] {
  const parts: ReactNode[] = [];
  let text = '';
  const endText = () => {
    if (text !== '') parts.push(<span key={`text-${parts.length}`}>{text}</span>);
    text = '';
  };
  for (const child of Children.toArray(children)) {
    if (typeof child !== 'object') {
      text += child;
      continue;
    }
    endText();
    parts.push(child);
  }
  endText();
  return parts;
}
