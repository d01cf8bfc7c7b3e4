/** Content that is removed when an import starts, such as the sample. */
export type ReplacedContent = {
  /** Says what the import removes. */
  text: string;
  /** The settings that are removed. */
  settings: readonly string[];
  remove: () => Promise<unknown>;
};
