import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '#config.ts';
import { Settings } from '#config/settings.ts';
import { commands } from '../operator/commands.ts';
import { dataCommands } from '../operator/data-commands.ts';
import { startTestApp } from '#testing/test-app.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const deploy = join(root, 'deploy');
const read = (...path: readonly string[]): string => readFileSync(join(deploy, ...path), 'utf8');
const filesOf = (folder: string): readonly string[] =>
  readdirSync(join(deploy, folder))
    .toSorted()
    .map((name) => join(folder, name));

type Texts = Readonly<Record<string, string>>;
type Service = {
  readonly image?: string;
  readonly environment?: Texts;
  readonly command?: readonly string[];
  readonly read_only?: boolean;
  readonly stop_grace_period?: string;
  readonly profiles?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly volumes?: readonly string[];
};
const compose = parse(read('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};
/** Those that run; what has a profile is started by hand. */
const ours = Object.entries(compose.services).filter(([, { image, profiles }]) => image === 'hedgerow:local' && profiles === undefined);

type Probe = { readonly httpGet: { readonly path: string; readonly port: string } };
type Container = {
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly env: readonly { readonly name: string; readonly value: string }[];
  readonly securityContext: { readonly readOnlyRootFilesystem: boolean };
  readonly startupProbe: Probe;
  readonly livenessProbe: Probe;
  readonly readinessProbe: Probe;
};
type Manifest = {
  readonly kind: string;
  readonly data?: Texts;
  readonly stringData?: Texts;
  readonly spec?: {
    readonly template?: { readonly spec: { readonly terminationGracePeriodSeconds: number; readonly containers: readonly Container[] } };
  };
};
const manifests = filesOf('kubernetes').flatMap((file) => parseAllDocuments(read(file)).map((document) => document.toJS() as Manifest));
const pods = manifests.flatMap(({ kind, spec }) => (kind === 'Deployment' && spec?.template ? [spec.template.spec] : []));

const iniOf = (text: string): Texts =>
  Object.fromEntries([...text.matchAll(/^(\w+) = (.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
const pgbouncer = iniOf(read('pgbouncer', 'pgbouncer.ini'));
const image = read('Containerfile');
const port = /\bPORT=(\d+)/.exec(image)?.[1];

/** The example's lines, with something in those that are left to fill in. */
const filledIn: Texts = {
  ...Object.fromEntries([...read('env.example').matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value]) => [name, value || 'x'.repeat(40)])),
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
/** As compose puts the file's values in. */
const substituted = (text: string): string => text.replace(/\$\{(\w+)(?::[-?][^}]*)?\}/g, (_, name: string) => filledIn[name] ?? '');

const known = new Set(Object.keys(Settings.shape));
const testApp = startTestApp();

test('every setting that a file of deploy/ names is one, and none is set that would be refused', () => {
  const units = filesOf('systemd').flatMap((file) =>
    [...read(file).matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' ').map((pair) => pair.split('=')[0] ?? '')),
  );
  const inImage = [...(/^ENV (.*)$/m.exec(image)?.[1] ?? '').matchAll(/(\w+)=/g)].flatMap(([, name = 'PATH']) =>
    name === 'PATH' ? [] : [name],
  );
  const maps = manifests.flatMap(({ data, stringData }) => Object.keys({ ...data, ...stringData }));
  const named = [...units, ...inImage, ...maps, ...ours.flatMap(([, { environment }]) => Object.keys(environment ?? {}))];
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  expect(ours.map(([name, { environment }]) => [name, environment?.['WORKER']])).toEqual([
    ['web-1', 'web'],
    ['web-2', 'web'],
    ['jobs', 'jobs'],
  ]);
  for (const [, { environment = {} }] of ours) {
    const set = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, substituted(value)]));
    expect(readConfig({ NODE_ENV: 'production', ...set }).database).toMatchObject({ pooled: true, prepares: true });
  }
  const cluster = Object.assign({}, ...manifests.map(({ data, stringData }) => ({ ...data, ...stringData }))) as Texts;
  expect(readConfig({ NODE_ENV: 'production', ...cluster }).database).toMatchObject({ pooled: true });
});

test('what compose asks of its file of settings stands in the example', () => {
  const asked = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].flatMap(([, name = '']) => (name.endsWith('_IMAGE') ? [] : [name]));
  expect(asked.filter((name) => !(name in filledIn))).toEqual([]);
});

test('addresses and ports agree', () => {
  expect(image).toContain(`EXPOSE ${port}\n`);
  expect(image).toContain(`fetch('http://127.0.0.1:' + process.env.PORT + '/healthz')`);
  const upstreams = /reverse_proxy (.*) \{/.exec(read('Caddyfile'))?.[1]?.split(' ');
  expect(upstreams).toEqual(ours.filter(([, { environment }]) => environment?.['WORKER'] === 'web').map(([name]) => `${name}:${port}`));
  for (const [, { environment = {} }] of ours) {
    expect(environment['DATABASE_URL']).toContain(`@pgbouncer:${pgbouncer['listen_port']}/hedgerow`);
    expect(environment['DATABASE_DIRECT_URL']).toContain('@postgres:5432/hedgerow');
    expect(environment['S3_ENDPOINT']).toBe('http://s3:7070');
  }
  for (const name of ['postgres', 'pgbouncer', 's3']) expect(Object.keys(compose.services)).toContain(name);
  for (const { containers } of pods)
    for (const { ports } of containers) expect(ports).toEqual([{ name: 'http', containerPort: Number(port) }]);
});

test('probes ask what the product answers', async () => {
  const paths = [
    /health_uri (\S+)/.exec(read('Caddyfile'))?.[1] ?? '',
    ...pods.flatMap(({ containers }) =>
      containers.flatMap(({ startupProbe, livenessProbe, readinessProbe }) =>
        [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet.path),
      ),
    ),
  ];
  expect(paths).toHaveLength(7);
  for (const path of paths) expect((await testApp().app.inject(path)).statusCode).toBe(200);
});

const numberIn = (environment: Texts | undefined, name: string): number => Number(environment?.[name]);

test('connections suffice: PostgreSQL has room for the pool and what goes straight to it', () => {
  const pool = Number(pgbouncer['default_pool_size']);
  const most = Number(/max_connections=(\d+)/.exec(compose.services['postgres']?.command?.join(' ') ?? '')?.[1]);
  const clients = ours.reduce(
    (sum, [, { environment }]) =>
      sum + ['DATABASE_CONNECTIONS', 'QUEUE_CONNECTIONS'].reduce((all, name) => all + numberIn(environment, name), 0),
    0,
  );
  expect(most).toBeGreaterThanOrEqual(pool + 2 * ours.length + 10);
  expect(Number(pgbouncer['max_client_conn'])).toBeGreaterThanOrEqual(clients);
  expect(pgbouncer).toMatchObject({ pool_mode: 'transaction' });
  expect(read('pgbouncer', 'pgbouncer.ini')).toContain("connect_query='set statement_timeout = 15000'");
});

test('nobody is root, nothing but data and temporary files is written, and whoever stops has the time to', () => {
  expect(/^USER (\S+)$/m.exec(image)?.[1]).toBe('10001:10001');
  for (const [, service] of ours) expect(service).toMatchObject({ read_only: true, tmpfs: ['/tmp'], stop_grace_period: '30s' });
  for (const { terminationGracePeriodSeconds, containers } of pods) {
    expect(terminationGracePeriodSeconds).toBe(30);
    for (const { securityContext } of containers) expect(securityContext.readOnlyRootFilesystem).toBe(true);
  }
  expect(pods.map(({ containers }) => containers[0]?.env)).toEqual([
    [{ name: 'WORKER', value: 'jobs' }],
    [{ name: 'WORKER', value: 'web' }],
  ]);
});

test('the image and the units start what npm start starts', () => {
  const command = ['node', '--import', './apps/server/src/preload-compile-cache.mjs', 'apps/server/src/main.ts'];
  expect(JSON.parse(/^CMD (\[.*\])$/m.exec(image)?.[1] ?? '')).toEqual(command);
  for (const file of command.slice(2)) expect(existsSync(join(root, file))).toBe(true);
  for (const file of filesOf('systemd')) expect(read(file)).toContain(`ExecStart=/opt/hedgerow/node_modules/.bin/${command.join(' ')}\n`);
});

test('a command of the operator is typed where there is no npm: in the image, beside the units, from any folder', () => {
  const place = mkdtempSync(join(tmpdir(), 'hedgerow-operator-'));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  for (const folder of ['deploy', 'node_modules/.bin']) mkdirSync(join(place, folder), { recursive: true });
  copyFileSync(join(deploy, 'hedgerow-operator'), join(place, 'deploy/hedgerow-operator'));
  // Stands for the Node of the packages: reading all of the product takes seconds, and commands.test.ts does it.
  writeFileSync(join(place, 'node_modules/.bin/node'), '#!/bin/sh\nfor word in "$@"; do echo "$word"; done\n', { mode: 0o755 });
  const { stdout } = spawnSync(join(place, 'deploy/hedgerow-operator'), ['backup', '--to', 'a folder'], {
    cwd: tmpdir(),
    encoding: 'utf8',
  });
  const [program = '', ...words] = stdout.trimEnd().split('\n');
  expect(words).toEqual(['backup', '--to', 'a folder']);
  expect(existsSync(join(root, relative(place, program)))).toBe(true);
  expect(image).toContain('COPY --from=build /srv/hedgerow/deploy/hedgerow-operator ./deploy/\n');
  expect(/^ENV PATH=(\S+)/m.exec(image)?.[1]?.split(':')).toContain('/srv/hedgerow/deploy');
});

test('compose has a place for backups that the operator may write to, and that outlives every container', () => {
  const operator = compose.services['operator'];
  expect(operator).toMatchObject({ image: 'hedgerow:local', profiles: ['operator'], entrypoint: ['hedgerow-operator'], restart: 'no' });
  const [name, place = ''] = operator?.volumes?.find((volume) => volume.startsWith('backups:'))?.split(':') ?? [];
  expect(Object.keys(compose.volumes)).toContain(name);
  // A new volume is owned as the folder of the image is.
  expect(image).toMatch(new RegExp(`install -d -o hedgerow -g hedgerow -m 0700 .*${place}\\b`));
  expect(readFileSync(join(root, 'docs/operations.md'), 'utf8')).toContain(`operator backup --to ${place}/`);
});

test('commands of the runbook are there, and written so that they fit every way to run it', () => {
  const runbook = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const named = [...runbook.matchAll(/`operator ([a-z][a-z-]*)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThanOrEqual(10);
  expect(named.filter((name) => !(name in commands) && !(name in dataCommands))).toEqual([]);
  expect([...runbook.matchAll(/npm run operator -- (\S)/g)].map(([, first]) => first)).toEqual(['…']);
});

const systemd = '/usr/bin/systemd-analyze';

test.skipIf(!existsSync(systemd)).each(filesOf('systemd'))('systemd finds nothing wrong with %s', (file) => {
  const folder = mkdtempSync(join(tmpdir(), 'hedgerow-units-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const unit = join(folder, basename(file));
  // The program lies elsewhere on this machine.
  writeFileSync(unit, read(file).replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
  const { stderr } = spawnSync(systemd, ['verify', '--man=no', unit], { encoding: 'utf8' });
  // It says what it thinks of the machine's own units, too.
  expect(stderr.split('\n').filter((line) => line.includes('hedgerow'))).toEqual([]);
});
