import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const page = readFileSync(`${root}docs/privacy/best-interests.md`, 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

test('each part of the server that a pupil calls says how it serves a child, what could go against them, and what keeps it from that', () => {
  const folder = 'apps/server/src/modules/';
  const pupils = new Set(
    globSync(`${folder}*/**/*.routes.ts`, { cwd: root })
      .filter((file) => /'(?:pupil|family)'/.test(readFileSync(`${root}${file}`, 'utf8')))
      .map((file) => file.slice(folder.length).split('/')[0] ?? ''),
  );
  expect(pupils.size).toBeGreaterThan(12);
  const written = rows.map(([name = '']) => name.replaceAll('`', ''));
  expect([...pupils].toSorted().filter((name) => !written.includes(name))).toEqual([]);
  expect(rows.filter(([, has, against, keeps]) => [has, against, keeps].some((cell) => cell === undefined || cell === ''))).toEqual([]);
});
