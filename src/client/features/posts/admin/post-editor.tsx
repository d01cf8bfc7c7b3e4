import { EditedTextField } from '#client/editing/edited-fields';
import { EditedMarkdownField } from '#client/editing/edited-markdown-field';
import { ImageField } from '#client/editing/image-field';
import { ItemEditor } from '#client/editing/item/item-editor';
import { useItemEditor } from '#client/editing/item/use-item-editor';
import { NamesField } from '#client/editing/names-field';
import { SearchEngineSection } from '#client/editing/search-engine-section';
import { changesWithTitle, SlugField } from '#client/editing/slug-field';
import { Field } from '#client/ui/forms/field';
import { OptionSelect } from '#client/ui/forms/option-select';
import { Panel } from '#client/ui/layout/panel';
import { postPath } from '#shared/content-paths';
import { type Note, PAGE_PLACES, type Page, type PostKind } from '#shared/contract/post';
import { usePostCalls } from './post-admin-queries';
import { PLACEMENT_LABELS, POST_EDITORS, type PostFormProps } from './post-fields';
import { type ProjectChoice, ProjectsField } from './projects-field';

type PostEditorProps = {
  kind: PostKind;
  post: Note | Page;
  projects: ProjectChoice[];
  existingTags: string[];
};

export function PostEditor({ kind, post: stored, projects, existingTags }: PostEditorProps) {
  const editor = useItemEditor(POST_EDITORS[kind], usePostCalls(kind), stored);
  const { edit: post, history } = editor;
  const isNote = kind === 'note';
  return (
    <ItemEditor
      editor={editor}
      history={history}
      main={<PostTexts post={post} isNote={isNote} />}
      side={
        <>
          <PostAddress post={post} kind={kind} />
          {isNote && <NotePlacement post={post} projects={projects} existingTags={existingTags} />}
          <Panel>
            <SearchEngineSection
              edit={post}
              fallback={{ title: post.fields.title, description: post.fields.summary }}
            />
          </Panel>
        </>
      }
    />
  );
}

function PostTexts({ post, isNote }: PostFormProps & { isNote: boolean }) {
  const { copy } = post;
  return (
    <>
      <Panel>
        <div className="stack">
          <EditedTextField
            edit={{ ...post, set: (_name, title) => copy.change(changesWithTitle(copy.getState(), title)) }}
            name="title"
          />
          {isNote && (
            <EditedTextField
              edit={post}
              name="summary"
              rows={2}
              hint="Shown in lists and at the top of the note."
            />
          )}
        </div>
      </Panel>
      <Panel>
        <EditedMarkdownField edit={post} name="text" />
      </Panel>
    </>
  );
}

const PLACEMENTS = PAGE_PLACES.map(value => ({ value, label: PLACEMENT_LABELS[value] }));

function PostAddress({ post, kind }: PostFormProps & { kind: PostKind }) {
  const { fields, set, findIssue, getLabel } = post;
  return (
    <Panel>
      <div className="stack">
        <SlugField edit={post} getHint={slug => decodeURI(postPath[kind](slug))} />
        {kind === 'page' && (
          <Field label={getLabel('place')} error={findIssue('place')}>
            <OptionSelect
              options={PLACEMENTS}
              value={fields.place}
              onValueChange={placement => set('place', placement)}
            />
          </Field>
        )}
      </div>
    </Panel>
  );
}

type NotePlacementProps = PostFormProps & Pick<PostEditorProps, 'projects' | 'existingTags'>;

function NotePlacement({ post, projects, existingTags }: NotePlacementProps) {
  const { fields, set, findIssue } = post;
  return (
    <>
      <Panel title="Tags">
        <NamesField
          noun="tag"
          names={fields.tags}
          existing={existingTags}
          error={findIssue('tags')}
          onChange={tags => set('tags', tags)}
        />
      </Panel>
      <Panel title="Projects">
        <ProjectsField
          chosen={fields.projects}
          choices={projects}
          error={findIssue('projects')}
          onChange={chosen => set('projects', chosen)}
        />
      </Panel>
      <Panel title="Cover">
        <ImageField edit={post} name="cover" description="coverAlt" subject={fields.title} />
      </Panel>
    </>
  );
}
