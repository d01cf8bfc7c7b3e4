import type { Bench } from '../bench';
import { onEachEngine } from '../engines';
import type { Report } from '../report';
import { benchCachingProxy } from './caching-proxy';
import { benchRequests } from './request-costs';
import { benchStorage } from './storage';

export const cacheBench: Bench = {
  name: 'cache',
  summary:
    'Cost of requests, views and visits, alone and behind nginx with deploy/nginx-cache.conf (BENCH_SECONDS)',
  needsBuild: true,
  run,
};

async function run(report: Report): Promise<void> {
  await onEachEngine(async engine => {
    await benchRequests(engine, report);
    await benchStorage(engine, report);
  });
  await benchCachingProxy(report);
}
