import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, globSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Debian: apt-get install patroni etcd-server haproxy pgbouncer postgresql. */
export const programs = {
  patroni: '/usr/bin/patroni',
  etcd: '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
} as const;

const postgresBin = (): string | undefined =>
  globSync('/usr/lib/postgresql/*/bin/postgres')
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((file) => dirname(file))
    .at(-1);

export const whatIsMissing = (): readonly string[] => [
  ...Object.entries(programs).flatMap(([name, file]) => (existsSync(file) ? [] : [name])),
  ...(postgresBin() === undefined ? ['postgresql'] : []),
];

export const freePorts = async (many: number): Promise<readonly number[]> => {
  const servers = await Promise.all(
    Array.from({ length: many }, async () => {
      const server = createServer();
      await once(server.listen(0, '127.0.0.1'), 'listening');
      return server;
    }),
  );
  return Promise.all(
    servers.map(async (server) => {
      const address = server.address();
      await new Promise((done) => server.close(done));
      return typeof address === 'object' && address !== null ? address.port : 0;
    }),
  );
};

const idOf = (flag: '-u' | '-g'): number => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);

/** PostgreSQL does not run as root: then as the user that its package made. */
const whoRuns = (): { readonly uid?: number; readonly gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  return { uid: idOf('-u'), gid: idOf('-g') };
};

const localhost = (port: number): string => `http://127.0.0.1:${port}`;

type Node = { readonly name: string; readonly port: number; readonly rest: number; readonly data: string; readonly settings: string };
type Member = { readonly name: string; readonly role: string; readonly state: string };

const patroniSettings = ({ name, port, rest, data }: Omit<Node, 'settings'>, folder: string, etcd: number, bin: string): string => `
scope: hedgerow
name: ${name}
restapi: { listen: '127.0.0.1:${rest}', connect_address: '127.0.0.1:${rest}' }
etcd3: { host: '127.0.0.1:${etcd}' }
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 2
    retry_timeout: 5
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters: { max_connections: 120, shared_buffers: 64MB, wal_keep_size: 256MB, wal_log_hints: 'on' }
  initdb: [{ encoding: UTF8 }, { locale: C.UTF-8 }, data-checksums]
postgresql:
  listen: 127.0.0.1:${port}
  connect_address: 127.0.0.1:${port}
  data_dir: ${data}
  bin_dir: ${bin}
  pgpass: ${folder}/${name}.pgpass
  authentication:
    superuser: { username: postgres, password: rehearsal }
    replication: { username: replicator, password: rehearsal }
  parameters: { unix_socket_directories: '${folder}', timezone: UTC }
  pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust']
`;

const haproxySettings = (nodes: readonly Node[], port: number, followers: number): string => `
global
  maxconn 400
defaults
  mode tcp
  timeout connect 1s
  timeout client 10m
  timeout server 10m
  timeout check 1s
listen write
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 1 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port: own, rest }) => `  server ${name} 127.0.0.1:${own} check port ${rest}`).join('\n')}
listen read
  bind 127.0.0.1:${followers}
  option httpchk OPTIONS /replica
  http-check expect status 200
  default-server inter 500ms fall 1 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port: own, rest }) => `  server ${name} 127.0.0.1:${own} check port ${rest}`).join('\n')}
`;

const poolerSettings = (folder: string, port: number, write: number): string => `
[databases]
* = host=127.0.0.1 port=${write} user=postgres connect_query='set statement_timeout = 15000'
[pgbouncer]
pool_mode = transaction
auth_type = any
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir = ${folder}
default_pool_size = 30
max_client_conn = 400
query_wait_timeout = 10
server_connect_timeout = 2
server_login_retry = 1
logfile = ${folder}/pgbouncer.log
`;

export const gone = async (child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await Promise.race([exited, sleep(10_000)]);
};
const killPostgres = ({ data }: Node): void => {
  const file = join(data, 'postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  if (pid <= 1) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It was gone already.
  }
};

export type Cluster = {
  /** Through PgBouncer and HAProxy, and through HAProxy alone. */
  readonly url: (database: string) => string;
  readonly directUrl: (database: string) => string;
  /** Through HAProxy to whoever follows. */
  readonly replicaUrl: (database: string) => string;
  /** The machine of the leader is gone without a word. Answers its name. */
  readonly killLeader: () => Promise<string>;
  /** It is there again, and follows the new leader. */
  readonly bringBack: (name: string) => void;
  /** A leader, and two that stream from it, one of them in step. */
  readonly whole: (withinMs: number) => Promise<boolean>;
  readonly stop: () => Promise<void>;
};

const etcdArguments = (data: string, clients: string, peers: string): readonly string[] =>
  Object.entries({
    'data-dir': data,
    'listen-client-urls': clients,
    'advertise-client-urls': clients,
    'listen-peer-urls': peers,
    'initial-advertise-peer-urls': peers,
    'initial-cluster': `default=${peers}`,
  }).flatMap(([name, value]) => [`--${name}`, value]);

/** Three PostgreSQL under Patroni with etcd, HAProxy in front and PgBouncer before it, all on this machine and in this folder. */
export const startCluster = async (folder: string): Promise<Cluster> => {
  const bin = postgresBin();
  if (bin === undefined) throw new Error('PostgreSQL is missing');
  const who = whoRuns();
  const own = (path: string): void => {
    if (who.uid !== undefined && who.gid !== undefined) chownSync(path, who.uid, who.gid);
  };
  chmodSync(folder, 0o755);
  own(folder);
  const [etcd = 0, peers = 0, write = 0, read = 0, pooler = 0, ...rest] = await freePorts(11);
  const files = (name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    own(file);
    return file;
  };
  const nodes = ['n1', 'n2', 'n3'].map((name, at): Node => {
    const node = { name, port: rest[2 * at] ?? 0, rest: rest[2 * at + 1] ?? 0, data: join(folder, name) };
    return { ...node, settings: files(`${name}.yml`, patroniSettings(node, folder, etcd, bin)) };
  });
  const run = (command: string, args: readonly string[], log: string): ChildProcess => {
    const out = openSync(join(folder, log), 'a');
    return spawn(command, args, { stdio: ['ignore', out, out], cwd: folder, ...who });
  };
  const etcdFolder = join(folder, 'etcd');
  mkdirSync(etcdFolder, { mode: 0o700 });
  own(etcdFolder);
  const others = [
    run(programs.etcd, etcdArguments(etcdFolder, localhost(etcd), localhost(peers)), 'etcd.log'),
    run(programs.haproxy, ['-db', '-f', files('haproxy.cfg', haproxySettings(nodes, write, read))], 'haproxy.log'),
    run(programs.pgbouncer, ['-q', files('pgbouncer.ini', poolerSettings(folder, pooler, write))], 'pgbouncer.out'),
  ];
  const running = new Map<string, ChildProcess>();
  const bringBack = (name: string): void => {
    const node = nodes.find((each) => each.name === name);
    if (node !== undefined) running.set(name, run(programs.patroni, [node.settings], `${name}.log`));
  };
  for (const { name } of nodes) bringBack(name);

  const ask = async (path: string): Promise<{ readonly node: Node; readonly answer: Response } | undefined> => {
    for (const node of nodes) {
      const answer = await fetch(`${localhost(node.rest)}${path}`, { signal: AbortSignal.timeout(1000) }).catch(() => undefined);
      if (answer?.ok === true) return { node, answer };
    }
    return undefined;
  };
  const whole = async (withinMs: number): Promise<boolean> => {
    for (const until = Date.now() + withinMs; Date.now() < until; await sleep(200)) {
      const found = await ask('/cluster');
      const { members = [] } = ((await found?.answer.json()) ?? {}) as { readonly members?: readonly Member[] };
      const having = (role: RegExp, state: RegExp) => members.filter((member) => role.test(member.role) && state.test(member.state)).length;
      if (
        having(/^leader$/, /^running$/) === 1 &&
        having(/replica|standby/, /running|streaming/) === 2 &&
        having(/^sync_standby$/, /./) > 0
      )
        return true;
    }
    return false;
  };
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${pooler}/${database}`,
    directUrl: (database) => `postgres://postgres@127.0.0.1:${write}/${database}`,
    replicaUrl: (database) => `postgres://postgres@127.0.0.1:${read}/${database}`,
    whole,
    bringBack,
    killLeader: async () => {
      const leader = (await ask('/leader'))?.node;
      if (leader === undefined) throw new Error('there is no leader');
      const patroni = running.get(leader.name);
      if (patroni !== undefined) await gone(patroni, 'SIGKILL');
      killPostgres(leader);
      return leader.name;
    },
    stop: async () => {
      await Promise.all([...running.values()].map((child) => gone(child, 'SIGKILL')));
      for (const node of nodes) killPostgres(node);
      await Promise.all(others.map((child) => gone(child, 'SIGKILL')));
    },
  };
};
