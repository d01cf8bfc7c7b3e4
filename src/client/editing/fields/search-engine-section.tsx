import { useMarkdownPreview } from '#client/content/markdown/markdown-queries';
import { EditedTextField, type FieldsEdit } from './edited-fields';
import { MoreFields } from './more-fields';

/** The fields that override the title and description of an item for search engines. */
const NAMES = ['metaTitle', 'metaDescription'] as const;
type MetaName = (typeof NAMES)[number];

type SearchEngineSectionProps = {
  edit: FieldsEdit<MetaName>;
  /** The values used if the fields are empty, which are their placeholders. */
  fallback: { title: string } & ({ description: string } | { markdown: string });
};

/** Shows the search engine fields in a collapsed section. */
export function SearchEngineSection({ edit, fallback }: SearchEngineSectionProps) {
  return (
    <MoreFields title="Search engines" isInvalid={NAMES.some(name => edit.findIssue(name) !== undefined)}>
      <div className="stack">
        <EditedTextField edit={edit} name="metaTitle" optional placeholder={fallback.title} />
        {'markdown' in fallback ? (
          <MarkdownFallback edit={edit} markdown={fallback.markdown} />
        ) : (
          <DescriptionField edit={edit} placeholder={fallback.description} />
        )}
      </div>
    </MoreFields>
  );
}

function MarkdownFallback({ edit, markdown }: { edit: FieldsEdit<MetaName>; markdown: string }) {
  return <DescriptionField edit={edit} placeholder={useMarkdownPreview(markdown).plain} />;
}

function DescriptionField({ edit, placeholder }: { edit: FieldsEdit<MetaName>; placeholder: string }) {
  return (
    <EditedTextField
      edit={edit}
      name="metaDescription"
      optional
      rows={3}
      placeholder={placeholder}
      hint="Shown in search results and shared links. Defaults to the page's own text."
    />
  );
}
