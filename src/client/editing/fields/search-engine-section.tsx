import { useState } from 'react';
import { useMarkdownPreview } from '#client/content/markdown/markdown-queries';
import { EditedTextField, type FieldsEdit } from './edited-fields';
import styles from './search-engine-section.module.css';

/** Fields that override the title and description of an item for search engines. */
export const SEARCH_ENGINE_FIELDS = {
  metaTitle: { label: 'Search title' },
  metaDescription: { label: 'Search description' },
} as const;

type MetaName = keyof typeof SEARCH_ENGINE_FIELDS;
const NAMES = ['metaTitle', 'metaDescription'] as const;

type SearchEngineSectionProps = {
  edit: FieldsEdit<MetaName>;
  /** The values used if the fields are empty, which are their placeholders. */
  fallback: { title: string } & ({ description: string } | { markdown: string });
};

/** Shows the search engine fields in a collapsed section. It opens if one of them is invalid. */
export function SearchEngineSection({ edit, fallback }: SearchEngineSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || NAMES.some(name => edit.findIssue(name));
  return (
    <details open={isShown} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className={`secondary ${styles.title}`}>Search engines</summary>
      {isShown && (
        <div className={`stack ${styles.fields}`}>
          <EditedTextField
            edit={edit}
            name="metaTitle"
            label={SEARCH_ENGINE_FIELDS.metaTitle.label}
            optional
            placeholder={fallback.title}
          />
          {'markdown' in fallback ? (
            <MarkdownFallback edit={edit} markdown={fallback.markdown} />
          ) : (
            <DescriptionField edit={edit} placeholder={fallback.description} />
          )}
        </div>
      )}
    </details>
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
      label={SEARCH_ENGINE_FIELDS.metaDescription.label}
      optional
      rows={3}
      placeholder={placeholder}
      hint="Shown in search results and shared links. Defaults to the page's own text."
    />
  );
}
