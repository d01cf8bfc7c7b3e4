import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { requireReady } from '#tests/setup/require-ready';
import { type MysqlServer, startMysqlServer } from '#tests/support/database/mysql-server';
import { findLastingPort } from '#tests/support/free-port';
import { queryNode } from './cluster-site';
import { ensureGalera } from './ensure-galera';

export type GaleraCluster = {
  nodes: MysqlServer[];
  stop(): Promise<void>;
};

const SIZE = 3;
const SYNC_TIMEOUT_MS = 30_000;
const CONFIGURATION = 'deploy/cluster/galera.cnf';

/**
 * Starts a cluster of three MariaDB nodes on free ports. Each has its own temporary data folder, that of the first
 * node in `firstParent` if given.
 */
export async function startGaleraCluster(firstParent?: string): Promise<GaleraCluster> {
  const provider = requireReady(ensureGalera());
  const nodes: MysqlServer[] = [];
  const stop = async () => void (await Promise.all(nodes.map(node => node.stop())));
  const addresses: string[] = [];
  try {
    for (let number = 1; number <= SIZE; number += 1) {
      const options = await createNodeOptions(provider, number, addresses);
      // As root, the transfer of the data to another node would continue as nobody, who may not read it.
      const node = await startMysqlServer({
        user: 'mysql',
        restartsAfterCrash: false,
        options,
        ...(number === 1 && firstParent !== undefined && { parent: firstParent }),
      });
      nodes.push(node);
      await waitUntilSynced(node.url);
    }
    return { nodes, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Adds the node's address to those of the cluster, and returns the function that lists its options. */
async function createNodeOptions(
  provider: string,
  number: number,
  addresses: string[],
): Promise<() => string[]> {
  const [base, incremental, full] = [
    await findLastingPort(),
    await findLastingPort(),
    await findLastingPort(),
  ];
  const timeouts = await readProviderOptions();
  const own = `127.0.0.1:${base}`;
  addresses.push(own);
  let isFirstStart = true;
  return () => {
    const others = addresses.filter(address => address !== own);
    const isFounder = number === 1 && isFirstStart;
    isFirstStart = false;
    return [
      '--binlog-format=ROW',
      '--innodb-autoinc-lock-mode=2',
      '--wsrep-on=ON',
      `--wsrep-provider=${provider}`,
      '--wsrep-cluster-name=portfolio',
      `--wsrep-node-name=n${number}`,
      `--wsrep-node-address=${own}`,
      '--wsrep-sst-method=rsync',
      // The proxy uses the first node that works, and the one that sends its data stalls.
      '--wsrep-sst-donor=n3,n2,',
      `--wsrep-sst-receive-address=127.0.0.1:${full}`,
      `--wsrep-cluster-address=gcomm://${isFounder ? '' : others.join(',')}`,
      ...(isFounder ? ['--wsrep-new-cluster'] : []),
      `--wsrep-provider-options=${[
        `base_host=127.0.0.1;base_port=${base}`,
        `ist.recv_addr=127.0.0.1:${incremental}`,
        `gmcast.listen_addr=tcp://${own}`,
        'gcache.size=32M',
        timeouts,
      ].join(';')}`,
    ];
  };
}

/** Reads the time limits that are shipped. The other settings need addresses and ports of machines of their own. */
async function readProviderOptions(): Promise<string> {
  const [, options] = /^wsrep_provider_options = "(.+)"$/m.exec(await readFile(CONFIGURATION, 'utf8')) ?? [];
  if (options === undefined) throw new Error(`${CONFIGURATION} has no wsrep_provider_options.`);
  return options;
}

/** Waits until the node takes part in the cluster with all of its data. */
export async function waitUntilSynced(url: string): Promise<void> {
  const deadline = Date.now() + SYNC_TIMEOUT_MS;
  while ((await readState(url)) !== 'Synced') {
    if (Date.now() > deadline) throw new Error(`The node ${url} did not join the cluster.`);
    await delay(100);
  }
}

async function readState(url: string): Promise<string | undefined> {
  const [row] = await queryNode(url, "SHOW STATUS LIKE 'wsrep_local_state_comment'");
  return row?.Value;
}
