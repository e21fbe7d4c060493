import { AppError } from '@hedgerow/domain/errors';
import { expect, test } from 'vitest';
import { runLines } from './run-lines.ts';

const run = async (...lines: readonly string[]) => {
  const ran: (readonly string[])[] = [];
  const answers: unknown[] = [];
  const allWorked = await runLines({
    lines: (async function* () {
      yield* lines;
    })(),
    run: async (words) => {
      if (words[0] === 'fail') throw new AppError('not_found', 'There is no such school.');
      ran.push(words);
      return { number: ran.length };
    },
    sayOf: (error) => (error instanceof Error ? error.message : ''),
    answer: (line) => answers.push(JSON.parse(line)),
  });
  return { ran, answers, allWorked };
};

test('commands that come line by line are run in their order, and each has one answer', async () => {
  const { ran, answers, allWorked } = await run('["create-school", "--name", "Oak Lane"]', '', '["list-codes"]');
  expect(ran).toEqual([['create-school', '--name', 'Oak Lane'], ['list-codes']]);
  expect(answers).toEqual([{ number: 1 }, { number: 2 }]);
  expect(allWorked).toBe(true);
});

test('a line that is wrong says so, and the next ones are run all the same', async () => {
  const { ran, answers, allWorked } = await run('create-school', '[]', '[7]', '["fail"]', '["list-codes"]');
  expect(ran).toEqual([['list-codes']]);
  expect(answers).toEqual([
    ...Array.from({ length: 3 }, () => ({ error: expect.stringContaining('A line is a JSON list of words') as string })),
    { error: 'There is no such school.' },
    { number: 1 },
  ]);
  expect(allWorked).toBe(false);
});
