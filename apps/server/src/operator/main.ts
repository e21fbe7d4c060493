// npm run operator -- <command> [--flag value ...] --json: one JSON object with the ids that were made, or one clear line and exit 1.
// npm run operator -- -: commands from standard input, one a line as a JSON list of words, and one JSON line in answer to each.
import { createInterface } from 'node:readline';
import { AppError } from '@hedgerow/domain/errors';
import { ConfigError, readConfig } from '../config.ts';
import { commands } from './commands.ts';
import { dataCommands } from './data-commands.ts';
import { openCommands } from './open-commands.ts';
import { readFlags } from './read-flags.ts';
import { runLines } from './run-lines.ts';

const complain = (line: string): void => {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const lineOf = (error: unknown): string => {
  if (error instanceof ConfigError) return error.lines.join(' ');
  if (error instanceof AppError) return error.message;
  return error instanceof Error ? `That did not work: ${error.message}` : 'That did not work.';
};

const run = async (): Promise<void> => {
  const [name = '', ...rest] = process.argv.slice(2);
  const dataCommand = dataCommands[name];
  if (dataCommand !== undefined) return say(JSON.stringify(await dataCommand.run(readFlags(rest), readConfig())));
  if (name !== '-' && commands[name] === undefined) {
    const list = Object.entries({ ...commands, ...dataCommands }).map(([known, { usage }]) => `  ${known} ${usage}`);
    return complain(['Commands:', ...list, '  - (commands from standard input, one a line as a JSON list of words)'].join('\n'));
  }
  const opened = await openCommands(readConfig());
  try {
    if (name !== '-') return say(JSON.stringify(await opened.run([name, ...rest])));
    const lines = createInterface({ input: process.stdin });
    if (!(await runLines({ lines, run: opened.run, sayOf: lineOf, answer: say }))) process.exitCode = 1;
  } finally {
    await opened.close();
  }
};

await run().catch((error: unknown) => complain(lineOf(error)));
