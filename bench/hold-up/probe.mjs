import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

// Loaded into the site by `--import`: reports the longest delay of the event loop since the last message.
if (isMainThread && process.send) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  process.on('message', message => {
    if (message !== 'read delay') return;
    process.send?.({ maxDelayMs: delay.max / 1e6 });
    delay.reset();
  });
  // Otherwise the channel would keep the process running after it has closed its server.
  process.channel?.unref();
}
