import { expectTypeOf, test } from 'vitest';
import type { Note, NoteInput, Page } from '#shared/contract/post';
import type {
  MediaItem,
  Project,
  ProjectFields,
  ProjectInput,
  ProjectUpdate,
} from '#shared/contract/project';
import type { SiteSettings } from '#shared/contract/site';
import type { Skill } from '#shared/contract/skill';
import type { TimelineElement } from '#shared/contract/timeline-element';

/** The project fields that can have unpublished changes. */
type Publishable = ProjectFields & { slug: string | null };

test('a project has the fields that REST clients expect', () => {
  expectTypeOf<Project>().toEqualTypeOf<{
    _id: string;
    slug?: string;
    title: string;
    description: string;
    details: string;
    learned: string;
    image: string;
    imageAlt: string;
    coverTurn?: number;
    generatedCover?: string;
    skills: string[];
    github: string;
    live: string;
    status: string;
    timeline: string;
    category: string;
    featured: boolean;
    public: boolean;
    media: MediaItem[];
    keyFigures?: { value: string; label: string }[];
    metaTitle?: string;
    metaDescription?: string;
    language?: string;
    pageLayout?: '' | 'tabs' | 'story';
    draft?: boolean;
    publishAt?: string | null;
    pendingChanges?: { [Field in keyof Publishable]?: Publishable[Field] };
    createdAt: string;
    updatedAt: string;
    seenUpdatedAt?: string;
  }>();
  expectTypeOf<MediaItem['type']>().toEqualTypeOf<'image' | 'video'>();
});

test('project input has no field that the server sets', () => {
  expectTypeOf<keyof ProjectInput>().toEqualTypeOf<
    Exclude<
      keyof Project,
      '_id' | 'generatedCover' | 'createdAt' | 'updatedAt' | 'seenUpdatedAt' | 'pendingChanges'
    >
  >();
  expectTypeOf<keyof ProjectUpdate>().toEqualTypeOf<
    keyof ProjectInput | 'id' | 'pendingChanges' | 'expectedUpdatedAt' | 'isSlugFromTitle'
  >();
});

test('a skill has the fields that REST clients expect', () => {
  expectTypeOf<Skill>().toEqualTypeOf<{
    _id: string;
    name: string;
    category: string;
    description: string;
    icon: string;
    color: string;
    isCore: boolean;
  }>();
});

test('a timeline element has the fields that REST clients expect, with its sections as a list and as a map', () => {
  expectTypeOf<TimelineElement>().toEqualTypeOf<{
    _id: string;
    type: 'profile' | 'future' | 'event' | 'current';
    order: number;
    year: number;
    title: string;
    icon: string;
    shortDescription: string;
    longDescription: string;
    profile: Record<string, string>;
    profileSections: { title: string; text: string }[];
    future: Record<string, string>;
    futureSections: { title: string; text: string }[];
    kind?: 'work' | 'education' | 'other';
    endDate?: string;
    draft?: boolean;
    publishAt?: string | null;
    pendingChanges?: {
      type?: 'profile' | 'future' | 'event' | 'current';
      year?: number;
      title?: string;
      icon?: string;
      kind?: 'work' | 'education' | 'other' | null;
      endDate?: string | null;
      shortDescription?: string;
      longDescription?: string;
      profileSections?: { title: string; text: string }[];
      futureSections?: { title: string; text: string }[];
    };
  }>();
});

test('the birth date and the experience start of a site may be null', () => {
  expectTypeOf<SiteSettings['birthDate']>().toEqualTypeOf<string | null>();
  expectTypeOf<SiteSettings['experienceStart']>().toEqualTypeOf<string | null>();
});

type Post = {
  _id: string;
  title: string;
  slug: string;
  text: string;
  metaTitle: string;
  metaDescription: string;
  language?: string;
  draft?: boolean;
  publishAt?: string | null;
  publishedAt: string;
  createdAt: string;
  updatedAt: string;
  seenUpdatedAt?: string;
};

test('notes and pages have the fields that REST clients expect', () => {
  type NoteOnly = {
    summary: string;
    cover: string;
    coverAlt: string;
    coverTurn?: number;
    generatedCover?: string;
    tags: string[];
    projects: string[];
  };
  expectTypeOf<Pick<Note, keyof Post>>().toEqualTypeOf<Post>();
  expectTypeOf<Omit<Note, keyof Post | 'pendingChanges'>>().toEqualTypeOf<NoteOnly>();
  expectTypeOf<Pick<Page, keyof Post>>().toEqualTypeOf<Post>();
  expectTypeOf<Omit<Page, keyof Post | 'pendingChanges'>>().toEqualTypeOf<{
    place: 'navigation' | 'footer' | 'none';
  }>();
  expectTypeOf<keyof NoteInput>().toEqualTypeOf<
    Exclude<
      keyof Note,
      | '_id'
      | 'generatedCover'
      | 'publishedAt'
      | 'createdAt'
      | 'updatedAt'
      | 'seenUpdatedAt'
      | 'pendingChanges'
    >
  >();
});
