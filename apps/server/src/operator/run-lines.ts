import { AppError } from '@hedgerow/domain/errors';
import { z } from 'zod';

const commandLine = z.array(z.string()).min(1);

const wordsOf = (line: string): readonly string[] => {
  try {
    return commandLine.parse(JSON.parse(line));
  } catch {
    throw new AppError('invalid', 'A line is a JSON list of words, such as ["create-school", "--name", "Oak Lane"].');
  }
};

type Way = {
  readonly lines: AsyncIterable<string>;
  readonly run: (words: readonly string[]) => Promise<unknown>;
  readonly sayOf: (error: unknown) => string;
  readonly answer: (line: string) => void;
};

/** One command a line, one after the other, and an answer for each: what it made, or `{"error": …}`. True when all of them worked. */
export const runLines = async ({ lines, run, sayOf, answer }: Way): Promise<boolean> => {
  let allWorked = true;
  for await (const line of lines) {
    if (line.trim() === '') continue;
    try {
      answer(JSON.stringify(await run(wordsOf(line))));
    } catch (error) {
      allWorked = false;
      answer(JSON.stringify({ error: sayOf(error) }));
    }
  }
  return allWorked;
};
