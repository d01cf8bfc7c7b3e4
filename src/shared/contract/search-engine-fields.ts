import { name, text } from './fields';

/** The fields that override the title and description of an item for search engines. */
export function searchEngineFields(defaultDescription: string) {
  return {
    metaTitle: name({
      label: 'Search title',
      description: 'The title for search engines. Defaults to the title.',
    }),
    metaDescription: text({
      label: 'Search description',
      description: `The description for search engines. Defaults to ${defaultDescription}.`,
    }),
  };
}
