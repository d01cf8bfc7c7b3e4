import { EditedImageField, EditedMarkdownField } from '#client/editing/edited-content-fields';
import { EditedTextField } from '#client/editing/edited-fields';
import { ItemEditor } from '#client/editing/item/item-editor';
import { useItemEditor } from '#client/editing/item/use-item-editor';
import { NamesField } from '#client/editing/names-field';
import { SearchEngineSection } from '#client/editing/search-engine-section';
import { changesWithTitle, SlugField } from '#client/editing/slug-field';
import { Field, Select } from '#client/ui/forms/field';
import { Panel } from '#client/ui/layout/panel';
import { postPath } from '#shared/content-paths';
import { type Note, PAGE_PLACES, type Page, type PostKind } from '#shared/contract/post';
import { usePostCalls } from './post-admin-queries';
import { PLACE_WORDS, POST_EDITORS, type PostFormProps } from './post-fields';
import { type ProjectChoice, ProjectsField } from './projects-field';

type PostEditorProps = {
  kind: PostKind;
  post: Note | Page;
  /** Projects that a note can be about. */
  projects: ProjectChoice[];
  knownTags: string[];
};

export function PostEditor({ kind, post: stored, projects, knownTags }: PostEditorProps) {
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
          {isNote && <NotePlacement post={post} projects={projects} knownTags={knownTags} />}
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

function PostAddress({ post, kind }: PostFormProps & { kind: PostKind }) {
  const { fields, set, issueOf, labelOf } = post;
  return (
    <Panel>
      <div className="stack">
        <SlugField edit={post} hintOf={slug => decodeURI(postPath[kind](slug))} />
        {kind === 'page' && (
          <Field label={labelOf('place')} error={issueOf('place')}>
            <Select
              value={fields.place}
              onChange={event => {
                const place = PAGE_PLACES.find(candidate => candidate === event.target.value);
                if (place) set('place', place);
              }}
            >
              {PAGE_PLACES.map(place => (
                <option key={place} value={place}>
                  {PLACE_WORDS[place]}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
    </Panel>
  );
}

type NotePlacementProps = PostFormProps & Pick<PostEditorProps, 'projects' | 'knownTags'>;

/** Panels for the tags, projects and cover of a note. */
function NotePlacement({ post, projects, knownTags }: NotePlacementProps) {
  const { fields, set, issueOf } = post;
  return (
    <>
      <Panel title="Tags">
        <NamesField
          noun="tag"
          names={fields.tags}
          existing={knownTags}
          error={issueOf('tags')}
          onChange={tags => set('tags', tags)}
        />
      </Panel>
      <Panel title="Projects">
        <ProjectsField
          chosen={fields.projects}
          choices={projects}
          error={issueOf('projects')}
          onChange={chosen => set('projects', chosen)}
        />
      </Panel>
      <Panel title="Cover">
        <EditedImageField edit={post} name="cover" description="coverAlt" subject={fields.title} />
      </Panel>
    </>
  );
}
