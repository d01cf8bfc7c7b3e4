import { useState } from 'react';
import { ChosenList } from '#client/editing/fields/chosen-list';
import { toOptions } from '#client/editing/fields/declared-fields';
import { EditedTextField } from '#client/editing/fields/edited-fields';
import { EditedMarkdownField } from '#client/editing/fields/edited-markdown-field';
import { AnotherDrawingButton, toGeneratedCover } from '#client/editing/fields/generated-cover';
import { ImageField } from '#client/editing/fields/image-field';
import { LanguageField } from '#client/editing/fields/language-field';
import { NamesField } from '#client/editing/fields/names-field';
import { SearchEngineSection } from '#client/editing/fields/search-engine-section';
import { ItemTitleField, SlugField } from '#client/editing/fields/title-and-slug';
import { ItemEditor } from '#client/editing/item/item-editor';
import { useItemPage } from '#client/editing/item/use-item-editor';
import { Field, FieldRow, Select } from '#client/ui/forms/field';
import { OptionSelect } from '#client/ui/forms/option-select';
import { Panel } from '#client/ui/layout/panel';
import { Button } from '#client/ui/primitives/button';
import { postPath } from '#shared/content-paths';
import { type Note, type Page, type PostKind, postFields } from '#shared/contract/post';
import { displayTitle } from '#shared/text';
import { usePostCalls } from './post-admin-queries';
import { POST_EDITORS, type PostFormProps } from './post-fields';

type ProjectChoice = { _id: string; title: string };

type PostEditorProps = {
  kind: PostKind;
  post: Note | Page;
  projects: ProjectChoice[];
  existingTags: string[];
};

export function PostEditor({ kind, post: stored, projects, existingTags }: PostEditorProps) {
  const editor = useItemPage(POST_EDITORS[kind], usePostCalls(kind), stored);
  const { edit: post } = editor;
  const isNote = kind === 'note';
  return (
    <ItemEditor
      editor={editor}
      main={<PostTexts post={post} isNote={isNote} />}
      visibility={<PostAddress post={post} kind={kind} />}
      side={
        <>
          {isNote && (
            <NotePlacement id={stored._id} post={post} projects={projects} existingTags={existingTags} />
          )}
          <Panel className="stack">
            <LanguageField edit={post} />
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
  return (
    <Panel>
      <div className="stack-4">
        <ItemTitleField edit={post} />
        {isNote && (
          <EditedTextField
            edit={post}
            name="summary"
            rows={2}
            hint="Shown in lists and at the top of the note."
          />
        )}
        <EditedMarkdownField edit={post} name="text" />
      </div>
    </Panel>
  );
}

const PLACEMENTS = toOptions(postFields.place.words);

function PostAddress({ post, kind }: PostFormProps & { kind: PostKind }) {
  const { fields, set, findIssue, getLabel } = post;
  return (
    <>
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
    </>
  );
}

type NotePlacementProps = PostFormProps & { id: string } & Pick<PostEditorProps, 'projects' | 'existingTags'>;

function NotePlacement({ id, post, projects, existingTags }: NotePlacementProps) {
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
        <ImageField
          edit={post}
          name="cover"
          description="coverAlt"
          subject={fields.title}
          generated={{
            cover: toGeneratedCover(post, { id, groups: fields.tags }),
            button: <AnotherDrawingButton edit={post} />,
          }}
        />
      </Panel>
    </>
  );
}

type ProjectsFieldProps = {
  chosen: string[];
  choices: ProjectChoice[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
};

function ProjectsField({ chosen, choices, error, onChange }: ProjectsFieldProps) {
  const [picked, pick] = useState('');
  const open = choices.filter(({ _id }) => !chosen.includes(_id));
  const next = open.some(({ _id }) => _id === picked) ? picked : '';
  const titles = new Map(choices.map(({ _id, title }) => [_id, displayTitle(title)]));
  return (
    <>
      <ChosenList
        label="Projects"
        items={chosen.map(id => ({ key: id, name: titles.get(id) ?? 'Unknown project' }))}
        none="No projects chosen."
        onRemove={id => onChange(chosen.filter(other => other !== id))}
      />
      <Field label="Project" error={error}>
        <FieldRow>
          <Select value={next} disabled={open.length === 0} onChange={event => pick(event.target.value)}>
            <option value="">{open.length === 0 ? 'No other projects' : 'Choose a project'}</option>
            {open.map(({ _id, title }) => (
              <option key={_id} value={_id}>
                {displayTitle(title)}
              </option>
            ))}
          </Select>
          <Button disabled={next === ''} onClick={() => onChange([...chosen, next])}>
            Add project
          </Button>
        </FieldRow>
      </Field>
    </>
  );
}
