import type { ComponentType, ReactNode } from 'react';

/** Content that is removed when an import starts, such as the sample. */
export type ReplacedContent = {
  /** Says what the import removes. */
  text: string;
  /** The settings that are removed. */
  settings: readonly string[];
  remove: () => Promise<unknown>;
};

/** A place from which content comes, with its form. */
export type ImportSource = { id: string; name: string; note: string; form: ReactNode };

export type ImportPanelProps = {
  /** The sources of other features. */
  more: ImportSource[];
  /** Content that an import replaces. */
  replaced?: ReplacedContent | undefined;
  /** Shown above the sources. */
  choice?: ReactNode;
  /** The level of the panel's title. */
  level: 2 | 3;
};

/** Imports of content, which an extra supplies. */
export type ContentImports = {
  /** Names the sources, such as "GitHub, Markdown". */
  sources: string;
  Panel: ComponentType<ImportPanelProps>;
  /** Returns true if the site has an import that was not undone. */
  useHasImported: () => boolean;
};
