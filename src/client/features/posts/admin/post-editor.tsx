import { useState } from 'react';
import { useLocation } from 'wouter';
import { type Note, PAGE_PLACES, type Page, type PostKind } from '../../../../shared/contract/post';
import { postPath } from '../../../../shared/post-path';
import { shownTitle } from '../../../../shared/shown-title';
import { MarkdownField } from '../../../content/markdown/markdown-field';
import { ImageField } from '../../../content/picture/image-field';
import { EditedTextField } from '../../../editing/edited-fields';
import { EditorColumns } from '../../../editing/editor-columns';
import { EditorFrame } from '../../../editing/editor-frame';
import { NamesField } from '../../../editing/names-field';
import { PublishingBar } from '../../../editing/publishing/publishing-bar';
import { SearchEnginePart } from '../../../editing/search-engine-part';
import { SlugField } from '../../../editing/slug-field';
import { ownerPaths } from '../../../lib/owner-paths';
import { useFocusOnInvalid } from '../../../lib/react/use-focus-on-invalid';
import { Field, Select } from '../../../ui/forms/field';
import { Panel } from '../../../ui/layout/panel';
import { Button } from '../../../ui/primitives/button';
import { DeletePostDialog } from './delete-post-dialog';
import { changesWithTitle, PLACE_WORDS, type PostFormProps } from './post-fields';
import { type ProjectChoice, ProjectsField } from './projects-field';
import { usePostEditor } from './use-post-editor';

type PostEditorProps = {
  kind: PostKind;
  post: Note | Page;
  /** What a note may be about. */
  projects: ProjectChoice[];
  knownTags: string[];
};

/** Edits a working copy of a note or a page; nothing is stored before it is saved. */
export function PostEditor({ kind, post: stored, projects, knownTags }: PostEditorProps) {
  const { post, save, plan, discardPending, history } = usePostEditor(kind, stored);
  const [isDeleting, setDeleting] = useState(false);
  const [, navigate] = useLocation();
  const form = useFocusOnInvalid<HTMLDivElement>(post.failedSaves);
  const isNote = kind === 'note';
  return (
    <div ref={form} className="stack">
      <EditorFrame edit={post} noun="field" subject={kind} save={save} history={history}>
        <EditorColumns
          publishing={
            <PublishingBar
              plan={post.base.fields.publishing}
              isBusy={post.isSaving}
              isDirty={post.isDirty}
              onPlan={plan}
              onDiscardPending={discardPending}
              subject={shownTitle(post.base.fields.title)}
            />
          }
          main={<PostTexts post={post} isNote={isNote} />}
          side={
            <>
              <PostAddress post={post} kind={kind} />
              {isNote && <NotePlacement post={post} projects={projects} knownTags={knownTags} />}
              <Panel>
                <SearchEnginePart
                  edit={post}
                  instead={{ title: post.fields.title, description: post.fields.summary }}
                />
              </Panel>
              <Button variant="danger" onClick={() => setDeleting(true)}>
                {isNote ? 'Delete Note' : 'Delete Page'}
              </Button>
            </>
          }
        />
      </EditorFrame>
      <DeletePostDialog
        kind={kind}
        post={isDeleting ? stored : null}
        onClose={() => setDeleting(false)}
        onDeleted={() => {
          post.copy.abandon();
          navigate(ownerPaths.writing);
        }}
      />
    </div>
  );
}

function PostTexts({ post, isNote }: PostFormProps & { isNote: boolean }) {
  const { copy, fields, set, issueOf, labelOf } = post;
  return (
    <>
      <Panel>
        <div className="stack">
          <EditedTextField
            edit={{ ...post, set: (_name, title) => copy.change(changesWithTitle(copy.getState(), title)) }}
            name="title"
          />
          {isNote && (
            <EditedTextField edit={post} name="summary" rows={2} hint="Stands in lists and above the text." />
          )}
        </div>
      </Panel>
      <Panel>
        <MarkdownField
          label={labelOf('text')}
          value={fields.text}
          error={issueOf('text')}
          onChange={text => set('text', text)}
        />
      </Panel>
    </>
  );
}

function PostAddress({ post, kind }: PostFormProps & { kind: PostKind }) {
  const { copy, fields, set, issueOf, labelOf } = post;
  return (
    <Panel>
      <div className="stack">
        <SlugField
          label={labelOf('slug')}
          value={fields.slug}
          error={issueOf('slug')}
          hintOf={slug => decodeURI(postPath[kind](slug))}
          title={fields.title}
          onChange={slug => set('slug', slug)}
          onBlur={() => copy.check('slug')}
        />
        {kind === 'page' && (
          <Field label={labelOf('place')} error={issueOf('place')}>
            <Select
              value={fields.place}
              onChange={event => {
                const place = PAGE_PLACES.find(known => known === event.target.value);
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

/** What belongs to a note: its tags, the projects that it is about, its cover. */
function NotePlacement({ post, projects, knownTags }: NotePlacementProps) {
  const { copy, fields, set, issueOf } = post;
  return (
    <>
      <Panel title="Tags">
        <NamesField
          noun="tag"
          names={fields.tags}
          known={knownTags}
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
        <ImageField
          url={fields.cover}
          urlError={issueOf('cover')}
          onUrlChange={cover => copy.change({ cover })}
          description={fields.coverAlt}
          descriptionError={issueOf('coverAlt')}
          onDescriptionChange={coverAlt => copy.change({ coverAlt })}
          subject={fields.title}
        />
      </Panel>
    </>
  );
}
