import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { describe, expectTypeOf, test } from 'vitest';
import type { AppRouter } from '#server/app-router';
import type { Project, ProjectChanges } from '#shared/contract/project';
import type { ProjectCard, ProjectOverview, ProjectSummary } from '#shared/contract/project-summaries';
import type { Site } from '#shared/contract/site';
import type { Skill } from '#shared/contract/skill';
import type { TimelineElement } from '#shared/contract/timeline-element';

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;

// The types of parsed JSON: optional fields are absent instead of undefined.
type SentMedia = {
  type: 'image' | 'video';
  url: string;
  caption?: string;
  filename?: string;
  alt?: string;
  loop?: boolean;
};
type Sent<Fields> = { [Field in keyof Fields]: Field extends 'media' ? SentMedia[] : Fields[Field] };
type SentProject = {
  [Field in keyof Project]: Field extends 'media'
    ? SentMedia[]
    : Field extends 'pendingChanges'
      ? Sent<ProjectChanges>
      : Project[Field];
};

describe('the output of the API', () => {
  test('returns projects with the types of the contract', () => {
    expectTypeOf<Outputs['projects']['list']>().toEqualTypeOf<SentProject[]>();
    expectTypeOf<Outputs['projects']['get']>().toEqualTypeOf<SentProject>();
    expectTypeOf<Outputs['projects']['create']>().toEqualTypeOf<SentProject[]>();
    expectTypeOf<Outputs['projects']['update']>().toEqualTypeOf<SentProject>();
    expectTypeOf<Outputs['projects']['remove']>().toEqualTypeOf<{ success: true }>();
    expectTypeOf<Outputs['projects']['categoryOrder']>().toEqualTypeOf<string[]>();
    expectTypeOf<Outputs['projects']['skills']>().toEqualTypeOf<string[]>();
  });

  test('returns only the project fields that a page shows', () => {
    expectTypeOf<Outputs['projects']['archive']>().toEqualTypeOf<{ category: string; projects: number }[]>();
    expectTypeOf<Outputs['projects']['inCategory']>().toEqualTypeOf<{
      projects: ProjectSummary[];
      next: string | null;
    }>();
    expectTypeOf<Outputs['projects']['featured']>().toEqualTypeOf<ProjectCard[]>();
    expectTypeOf<Outputs['projects']['overview']>().toEqualTypeOf<ProjectOverview[]>();
    expectTypeOf<Outputs['projects']['count']>().toEqualTypeOf<{ totalProjects: number }>();
    expectTypeOf<keyof ProjectSummary>().toEqualTypeOf<
      | '_id'
      | 'slug'
      | 'title'
      | 'language'
      | 'description'
      | 'skills'
      | 'status'
      | 'timeline'
      | 'public'
      | 'image'
      | 'generatedCover'
    >();
    expectTypeOf<Inputs['projects']['inCategory']>().toEqualTypeOf<{
      category?: string | undefined;
      after?: string | undefined;
    }>();
  });

  test('returns skills, timeline and site with the types of the contract', () => {
    expectTypeOf<Outputs['skills']['list']>().toEqualTypeOf<Skill[]>();
    expectTypeOf<Outputs['timeline']['list']>().toEqualTypeOf<TimelineElement[]>();
    expectTypeOf<Outputs['site']['get']>().toEqualTypeOf<Site>();
    expectTypeOf<Outputs['site']['update']>().toEqualTypeOf<Site>();
  });

  test('names tokens and counts as REST clients expect', () => {
    expectTypeOf<Outputs['auth']['login']>().toEqualTypeOf<{ token: string; refreshToken: string }>();
    expectTypeOf<Outputs['auth']['refresh']>().toEqualTypeOf<{ accessToken: string }>();
    expectTypeOf<Outputs['auth']['checkToken']>().toEqualTypeOf<{
      isValid: boolean;
      refreshedToken?: string;
    }>();
    expectTypeOf<Outputs['views']['total']>().toEqualTypeOf<{ totalViews: number }>();
    expectTypeOf<Outputs['views']['project']>().toEqualTypeOf<{ projectViews: number }>();
    expectTypeOf<Outputs['views']['byProject']>().toEqualTypeOf<Record<string, number>>();
  });
});

describe('the input of the API', () => {
  test('allows a new project to omit every field', () => {
    expectTypeOf({}).toExtend<Inputs['projects']['create']>();
  });

  test('is void for procedures without input', () => {
    expectTypeOf<Inputs['projects']['list']>().toEqualTypeOf<void>();
    expectTypeOf<Inputs['auth']['logout']>().toEqualTypeOf<void>();
    expectTypeOf<Inputs['views']['total']>().toEqualTypeOf<void>();
  });

  test('describes a view of one project or of the whole site', () => {
    expectTypeOf<Inputs['views']['record']>().toEqualTypeOf<{
      projectId?: string | null | undefined;
      sessionId: string;
    }>();
  });

  test('allows a message to fill in the honeypot', () => {
    expectTypeOf<Inputs['contacts']['send']>().toEqualTypeOf<{
      name: string;
      email: string;
      message: string;
      website?: string | undefined;
    }>();
  });
});
