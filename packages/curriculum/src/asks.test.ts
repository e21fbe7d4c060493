import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { asksIn } from './asks.ts';
import { bankFolder, openBank } from './bank.ts';
import { fold } from './words.ts';

const folder = path.join(bankFolder, '..', 'asks');
const lines = readdirSync(folder).flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n').slice(0, -1));
const all = asksIn(lines.join('\n'));
const { index } = openBank();
const entries = new Map(index.map((entry) => [entry.id, entry]));

test('every line is a request for an objective that the bank has', () => {
  expect(all).toHaveLength(lines.length);
  const unknown = all.filter(([topic, objective]) => entries.get(topic)?.objectives.some(({ id }) => id === objective) !== true);
  expect(unknown).toEqual([]);
});

test('no request stands for two objectives of one stage', () => {
  const places = Map.groupBy(all, ([topic, , ask]) => `${entries.get(topic)?.subject} ${entries.get(topic)?.keyStage} ${fold(ask) || ask}`);
  const double = [...places].filter(([, own]) => new Set(own.map(([topic, objective]) => `${topic}/${objective}`)).size > 1);
  expect(double.map(([place]) => place)).toEqual([]);
});

test('the index has them beside the names', () => {
  const [topic, objective, ask] = all[0] ?? ['', '', ''];
  expect(entries.get(topic)?.asks?.[objective]).toContain(ask);
});
