import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { startTestApp } from '#testing/test-app.ts';

const folder = fileURLToPath(new URL('../../../../deploy/monitoring', import.meta.url));
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

type Rules = {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly labels: { readonly severity: string };
      readonly annotations: Readonly<Record<'summary' | 'todo', string>>;
    }[];
  }[];
};
type Dashboard = { readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[] };
const rules = (parse(read('alerts.yaml')) as Rules).groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('dashboard.json')) as Dashboard;
const drawn = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

const testApp = startTestApp();
const ours = /\bhedgerow_\w+/g;
const namesIn = (texts: readonly string[]): ReadonlySet<string> => new Set(texts.flatMap((text) => text.match(ours) ?? []));
const said = async (): Promise<string> => (await testApp().app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body;
/** As a series is written: a name, perhaps labels, a number. */
const seriesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => /^(\w+)(?:\{[^}]*\})? [\d.e+-]+$/.exec(line)?.[1] ?? `cannot be read: ${line}`);

test('every figure that an alert or a panel asks for is one that the product says', async () => {
  const known = new Set(seriesOf(await said()));
  const asked = namesIn([...rules.map(({ expr }) => expr), ...drawn]);
  expect([...asked].filter((name) => !known.has(name))).toEqual([]);
  expect([...known].filter((name) => !asked.has(name))).toEqual([]);
});

test('what a call does is counted: its time, its failure, and whether the process can work', async () => {
  await testApp().app.inject('/healthz');
  const text = await said();
  const numberOf = (series: string): number =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')[1],
    );
  expect(numberOf('hedgerow_requests_total')).toBeGreaterThanOrEqual(1);
  expect(numberOf('hedgerow_request_seconds_bucket{le="+Inf"}')).toBe(numberOf('hedgerow_request_seconds_count'));
  expect(numberOf('hedgerow_request_seconds_bucket{le="0.01"}')).toBeLessThanOrEqual(numberOf('hedgerow_request_seconds_bucket{le="10"}'));
  expect(numberOf('hedgerow_ready{check="database"}')).toBe(1);
  expect(numberOf('hedgerow_database_connections{state="idle"}')).toBeGreaterThanOrEqual(0);
});

test('a figure says nothing of anybody: its labels are a bound, a state or a check', async () => {
  const labels = new Set([...(await said()).matchAll(/(\w+)="([^"]*)"/g)].map(([, label, value]) => `${label}=${value}`));
  expect(
    [...labels].filter((label) => !/^(?:le=(?:[\d.]+|\+Inf)|state=(?:busy|idle)|check=(?:database|queue|disk|accepting))$/.test(label)),
  ).toEqual([]);
});

test('each alert says what is wrong and where to look', () => {
  expect(rules.length).toBeGreaterThan(5);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { labels, annotations } of rules) {
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations).toEqual({ summary: expect.stringMatching(/\S/), todo: expect.stringMatching(/\S/) });
  }
});

const promtool = '/usr/bin/promtool';

test.skipIf(!existsSync(promtool)).each([
  ['check', 'rules', 'alerts.yaml'],
  ['test', 'rules', 'alerts.test.yaml'],
])('promtool %s %s %s', (...args) => {
  const { status, stdout, stderr } = spawnSync(promtool, args, { cwd: folder, encoding: 'utf8' });
  expect({ status, said: stdout + stderr }).toMatchObject({ status: 0 });
});
