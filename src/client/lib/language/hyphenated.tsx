import { createContext, use } from 'react';
import { useLanguage } from './use-translation';

/** Adds soft hyphens to long words, and to shorter ones for a narrow column. */
export type Hyphenate = (text: string, language: string, isNarrow: boolean) => string;

/** Only the server has the patterns. A title that the browser renders gets hyphens from the browser's dictionary. */
export const HyphenateContext = createContext<Hyphenate>(text => text);

type HyphenatedProps = {
  text: string;
  /** The language of the text, if it differs from the site's. */
  language?: string | undefined;
  isNarrow?: boolean;
};

/** Shows a short text in large letters or in a narrow column. */
export function Hyphenated({ text, language, isNarrow = false }: HyphenatedProps) {
  const hyphenate = use(HyphenateContext);
  const site = useLanguage();
  return (
    // The browser keeps the soft hyphens of the server.
    <span lang={language} suppressHydrationWarning>
      {hyphenate(text, language ?? site.language, isNarrow)}
    </span>
  );
}
