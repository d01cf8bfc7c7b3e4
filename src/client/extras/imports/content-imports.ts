import type { ContentImports } from '#client/editing/content-imports';
import { ImportPanel } from './import-panel';
import { useImports } from './import-queries';

/** Imports from JSON Resumes, GitHub and Markdown files. */
export const contentImports: ContentImports = {
  sources: 'a resume.json, GitHub, Markdown',
  Panel: ImportPanel,
  useHasImported: () => {
    const { data: runs = [] } = useImports();
    return runs.some(({ isUndone }) => !isUndone);
  },
};
