import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openBank } from './bank.ts';
import { lintSchemes, readSchemes } from './schemes.ts';

test('every scheme names topics and objectives that the bank has', () => {
  expect(lintSchemes(openBank())).toEqual([]);
});

test('there is one for each of Years 1 to 9 in maths, and for GCSE maths and combined science', () => {
  const years = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((year) => `maths-year-${year}`);
  const gcse = ['gcse-maths-foundation', 'gcse-maths-higher', 'gcse-combined-science'];
  expect(
    readSchemes()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([...years, ...gcse].toSorted());
  for (const { id, blocks } of readSchemes()) {
    const weeks = blocks.reduce((sum, block) => sum + block.weeks, 0);
    expect([id, weeks >= (id.startsWith('gcse') ? 55 : 33)]).toEqual([id, true]);
  }
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
