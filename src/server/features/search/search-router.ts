import { z } from 'zod';
import { PROJECT_ID } from '#server/core/procedures/example-values';
import { type Examples, publicOperation, publicProcedure, router } from '#server/core/procedures/procedures';
import type { RateLimiter } from '#server/core/procedures/rate-limiter';
import {
  filterChoicesSchema,
  filteredProjectsSchema,
  projectFilterSchema,
  type SearchResult,
  searchInputSchema,
  searchResultSchema,
} from '#shared/contract/search';
import type { SearchService } from './search-service';

/**
 * Creates the procedures of the search. Responses to a visitor's words are not cached, because there are too
 * many of them.
 */
export function createSearchRouter(search: SearchService, limiter: RateLimiter) {
  return router({
    find: publicOperation('GET', '/search', 'Search the published content', {
      description: 'Searches projects, notes, pages, skills and the timeline, best matches first.',
      failures: [429],
      example: examples.find,
    })
      .input(searchInputSchema)
      .output(z.array(searchResultSchema))
      .query(async ({ input, ctx }) => {
        if (input.q.trim()) await limiter.consume(ctx.limitKey);
        return search.find(input.q);
      }),

    recent: publicProcedure
      .meta({ cacheTags: ['content'] })
      .input(z.void())
      .output(z.array(searchResultSchema))
      .query(() => search.listRecent()),

    projects: publicProcedure
      .input(projectFilterSchema)
      .output(filteredProjectsSchema)
      .query(async ({ input, ctx }) => {
        if (input.q) await limiter.consume(ctx.limitKey);
        return search.filterProjects(input);
      }),

    choices: publicProcedure
      .meta({ cacheTags: ['content'] })
      .input(z.void())
      .output(filterChoicesSchema)
      .query(() => search.listChoices()),
  });
}

const result: SearchResult = {
  kind: 'project',
  title: 'Hivescale',
  path: `/projects/${PROJECT_ID}`,
  cover: '/uploads/1f0c2b5e-hives.webp',
  timeline: '2023 to 2024',
  excerpt: 'Fourteen platform scales that weigh beehives every ten minutes, to within 20 g.',
  tags: ['Sensors'],
  marks: { title: [], excerpt: [{ start: 36, end: 44 }] },
};

const examples = { find: { answer: [result] } } satisfies Examples;
