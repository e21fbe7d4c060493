import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { asksIn, asksOfQuestions } from './asks.ts';
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

test('where nobody wrote any down, what its questions are about stands in, the narrowest first', () => {
  const questions = [
    { objective: 'malware', about: ['worms', 'types of malware', 'security'] },
    { objective: 'malware', about: ['ransomware', 'Types of malware'] },
    { objective: 'attacks', about: ['brute force', 'security'] },
    { objective: 'dns' },
  ];
  expect(asksOfQuestions([{ id: 'malware' }, { id: 'attacks' }, { id: 'dns' }], questions)).toEqual({
    malware: ['worms', 'ransomware', 'types of malware'],
    attacks: ['brute force'],
    dns: [],
  });
});

test('every objective has a way to be asked for', () => {
  const bare = index.flatMap(({ id, objectives, asks = {} }) =>
    objectives.filter((one) => (asks[one.id] ?? []).length === 0).map((one) => `${id}/${one.id}`),
  );
  expect(bare).toEqual([]);
});
