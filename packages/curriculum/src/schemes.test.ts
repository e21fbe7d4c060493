import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openBank } from './bank.ts';
import { lintSchemes, readSchemes } from './schemes.ts';
import { isTaughtIn } from './taught-in.ts';

test('every scheme names topics and objectives that the bank has', () => {
  expect(lintSchemes(openBank())).toEqual([]);
});

const yearsOf = (subject: string, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${subject}-year-${from + at}`);
const gcse = [
  'maths-foundation',
  'maths-higher',
  'combined-science',
  'biology',
  'chemistry',
  'physics',
  'english-language',
  'english-literature',
  'english-literature-2',
  'history-medicine-elizabeth',
  'history-germany-conflict',
  'geography',
  'religious-studies',
  'computer-science',
  'french',
  'spanish',
  'german',
].map((course) => `gcse-${course}`);
/** Language is taught beside literature, in every second week. */
const leastWeeks = (id: string): number => {
  if (id === 'gcse-english-language') return 38;
  return id.startsWith('gcse') ? 55 : 33;
};

test('there is one a year for what is taught in each year to Year 9, and one for the GCSEs that most take', () => {
  const yearly = [
    ...['maths', 'english', 'science'].map((subject) => yearsOf(subject, 1, 9)),
    ...['geography', 'history'].map((subject) => yearsOf(subject, 3, 9)),
    ...['religious-studies', 'computing', 'french', 'spanish', 'german'].map((subject) => yearsOf(subject, 7, 9)),
  ];
  expect(
    readSchemes()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([...yearly.flat(), ...gcse].toSorted());
  for (const { id, blocks } of readSchemes()) {
    const weeks = blocks.reduce((sum, block) => sum + block.weeks, 0);
    const most = id.startsWith('gcse') ? 78 : 39;
    expect([id, weeks >= leastWeeks(id) && weeks <= most]).toEqual([id, true]);
  }
});

test('a scheme of a school year names nothing that a later year teaches', () => {
  const entries = new Map(openBank().index.map((entry) => [entry.id, entry]));
  const early = readSchemes().flatMap(({ id, blocks }) => {
    const year = Number(/-year-(\d+)$/.exec(id)?.[1] ?? 13);
    return blocks.flatMap(({ topicId, objectives }) =>
      (entries.get(topicId)?.objectives ?? [])
        .filter((one) => objectives.includes(one.id) && !isTaughtIn(one, year))
        .map((one) => `${id}: ${topicId}/${one.id}`),
    );
  });
  expect(early).toEqual([]);
});

test('a topic or an objective that is not in the bank is an error, and so is a file under another name', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'schemes-'));
  const blocks = [
    { topicId: 'maths.ks3.knitting', objectives: ['purl'], weeks: 1 },
    { topicId: 'maths.ks3.linear-equations', objectives: ['one-step', 'purl'], weeks: 1 },
  ];
  writeFileSync(path.join(folder, 'other.json'), JSON.stringify({ id: 'mine', title: 'Mine', subject: 'maths', blocks }));
  const found = lintSchemes(openBank(), folder).map(({ text }) => text);
  rmSync(folder, { recursive: true });
  expect(found).toEqual([
    'its id "mine" belongs in mine.json',
    'its topic "maths.ks3.knitting" is not in the bank',
    'its objective "purl" is not in maths.ks3.linear-equations',
  ]);
});
