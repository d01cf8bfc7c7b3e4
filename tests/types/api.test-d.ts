import { createTRPCClient, httpBatchLink } from '@trpc/client';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { describe, expectTypeOf, test } from 'vitest';
import type { AppRouter } from '#server/api/app-router';
import type { Project, ProjectChanges } from '#shared/contract/project';
import type { ProjectCard, ProjectOverview, ProjectSummary } from '#shared/contract/project-summaries';
import type { Site } from '#shared/contract/site';
import type { Skill } from '#shared/contract/skill';
import type { TimelineElement } from '#shared/contract/timeline-element';

type Inputs = inferRouterInputs<AppRouter>;
type Outputs = inferRouterOutputs<AppRouter>;

// The types of parsed JSON: optional fields are absent instead of undefined.
type SentMedia = { type: 'image' | 'video'; url: string; caption?: string; filename?: string; alt?: string };
type Sent<Fields> = { [Field in keyof Fields]: Field extends 'media' ? SentMedia[] : Fields[Field] };
type SentProject = {
  [Field in keyof Project]: Field extends 'media'
    ? SentMedia[]
    : Field extends 'pendingChanges'
      ? Sent<ProjectChanges>
      : Project[Field];
};

// These tests never run: the compiler only checks each call against the router.
const client = createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: '' })] });

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
      '_id' | 'slug' | 'title' | 'description' | 'skills' | 'status' | 'timeline' | 'public' | 'image'
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

  test('reaches clients with the types of the router', () => {
    expectTypeOf(client.projects.get.query({ id: '1' })).resolves.toEqualTypeOf<SentProject>();
    expectTypeOf(client.projects.list.query()).resolves.toEqualTypeOf<SentProject[]>();
    expectTypeOf(client.contacts.send.mutate).returns.resolves.toHaveProperty('createdAt');
  });
});

describe('the input of the API', () => {
  test('allows a new project to omit every field', () => {
    expectTypeOf<Inputs['projects']['create']>().toEqualTypeOf<{
      title?: string | undefined;
      description?: string | undefined;
      details?: string | undefined;
      learned?: string | undefined;
      image?: string | undefined;
      imageAlt?: string | undefined;
      skills?: string[] | undefined;
      github?: string | undefined;
      live?: string | undefined;
      status?: string | undefined;
      timeline?: string | undefined;
      category?: string | undefined;
      slug?: string | null | undefined;
      featured?: boolean | undefined;
      public?: boolean | undefined;
      media?:
        | {
            type: 'image' | 'video';
            url: string;
            caption?: string | undefined;
            filename?: string | undefined;
            alt?: string | undefined;
          }[]
        | undefined;
      keyFigures?: { value: string; label: string }[] | undefined;
      metaTitle?: string | undefined;
      metaDescription?: string | undefined;
      pageLayout?: '' | 'tabs' | 'story' | undefined;
      draft?: boolean | undefined;
      publishAt?: string | null | undefined;
    }>();
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

describe('the compiler', () => {
  test('rejects a wrong field name', () => {
    // @ts-expect-error a project has no such field
    client.projects.create.mutate({ titel: 'x' });
    // @ts-expect-error in a request the field is named `id`
    client.projects.update.mutate({ _id: '1', title: 'x' });
    // @ts-expect-error owners sign in with an email address
    client.auth.login.mutate({ username: 'x', password: 'y' });
    // @ts-expect-error the response field is named `token`
    client.auth.login.mutate({ email: 'x', password: 'y' }).then(({ accessToken }) => accessToken);
  });

  test('rejects a wrong type', () => {
    // @ts-expect-error a boolean is not a string
    client.projects.update.mutate({ id: '1', featured: 'true' });
    // @ts-expect-error an ID is not a number
    client.projects.get.query({ id: 1 });
    // @ts-expect-error there are two types of media
    client.projects.create.mutate({ media: [{ type: 'audio', url: '' }] });
    // @ts-expect-error the order is a list
    client.projects.setCategoryOrder.mutate({ order: 'a,b' });
  });

  test('rejects a missing field', () => {
    // @ts-expect-error an update requires the ID of the project
    client.projects.update.mutate({ title: 'x' });
    // @ts-expect-error a message requires an email address
    client.contacts.send.mutate({ name: 'x', message: 'y' });
    // @ts-expect-error a view requires a session ID
    client.views.record.mutate({ projectId: null });
  });

  test('rejects input for procedures without input', () => {
    // @ts-expect-error the list has no filter
    client.projects.list.query({ category: 'x' });
    // @ts-expect-error the token identifies the session
    client.auth.logout.mutate({ sessionId: '1' });
  });

  test('rejects unknown procedures and wrong call methods', () => {
    // @ts-expect-error there is no such procedure
    client.projects.publish;
    // @ts-expect-error there is no such router
    client.blog;
    // @ts-expect-error a list is a query
    client.projects.list.mutate;
    // @ts-expect-error a deletion is a mutation
    client.projects.remove.query;
  });
});
