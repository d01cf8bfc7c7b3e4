import { dehydrate, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { ApiCalls } from '../../src/client/lib/api/api-calls';
import { createPageQueries } from '../../src/client/lib/api/page-queries';
import { queryKeyOf } from '../../src/client/lib/api/queries';
import { createQueryStore } from '../../src/client/lib/api/query-store';

const TOTAL = { totalViews: 7 };
const select = (total: { totalViews: number }) => total;

/** A page that came with one answer, and the store that it may load. */
function openPage(load = vi.fn(async () => {})) {
  const ofPage = new QueryClient();
  ofPage.setQueryData(queryKeyOf('views.total', undefined), TOTAL);
  const asked: string[] = [];
  const calls: ApiCalls = {
    query: async path => {
      asked.push(path);
      throw new Error('No answer');
    },
    mutation: () => Promise.reject(new Error('Not called here')),
  };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 0, retry: false } } });
  client.setQueryData(queryKeyOf('views.total', undefined), TOTAL);
  const page = dehydrate(ofPage);
  const queries = createPageQueries(page, async () => {
    await load();
    return createQueryStore(client, calls);
  });
  return { queries, asked, load };
}

test('what came with the page is there, and nothing is loaded for it', () => {
  const { queries, load } = openPage();
  const views = queries.observe('views.total', undefined, { select });
  const leave = views.subscribe(() => {});
  expect(views.read()).toMatchObject({ data: TOTAL, isPending: false, isSuccess: true, isFetching: false });
  expect(load).not.toHaveBeenCalled();
  leave();
});

test('an answer that is not what was asked for is a failure', () => {
  const { queries } = openPage();
  const refused = new Error('Unlike');
  const views = queries.observe('views.total', undefined, {
    select: () => {
      throw refused;
    },
  });
  expect(views.read()).toMatchObject({ data: undefined, isError: true, error: refused });
});

test('what did not come is asked for when it is shown', async () => {
  const { queries, asked } = openPage();
  const skills = queries.observe('skills.list', undefined, { select: list => list });
  expect(skills.read()).toMatchObject({ data: undefined, isPending: true });
  const leave = skills.subscribe(() => {});
  await vi.waitFor(() => expect(skills.read()).toMatchObject({ isPending: false, isError: true }));
  expect(new Set(asked)).toEqual(new Set(['skills.list']));
  leave();
});

test('once the store is there it has the answers; what is known is not asked for again, nor shown anew', async () => {
  const { queries, asked } = openPage();
  const views = queries.observe('views.total', undefined, { select });
  const leave = views.subscribe(() => {});
  const before = views.read();
  const store = await queries.load();
  expect(asked).toEqual([]);
  expect(views.read().data).toBe(before.data);
  store.client.setQueryData(queryKeyOf('views.total', undefined), { totalViews: 8 });
  await vi.waitFor(() => expect(views.read().data).toEqual({ totalViews: 8 }));
  leave();
});

test('code that does not come is asked for once more, then the failure is told, and the next try is a new one', async () => {
  vi.useFakeTimers();
  const load = vi.fn((): Promise<void> => Promise.reject(new Error('Offline')));
  const { queries } = openPage(load);
  const skills = queries.observe('skills.list', undefined, { select: list => list });
  const leave = skills.subscribe(() => {});
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledTimes(2);
  expect(skills.read()).toMatchObject({ isPending: false, isError: true, isFetching: false });
  load.mockImplementation(() => Promise.resolve());
  const again = skills.read().refetch();
  await vi.runAllTimersAsync();
  await again;
  expect(load).toHaveBeenCalledTimes(3);
  expect(queries.loaded()).not.toBeNull();
  vi.useRealTimers();
  leave();
});
