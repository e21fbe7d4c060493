// npm run operator -- <command> [--flag value ...] --json: one JSON object with the ids that were made, or one clear line and exit 1.
import { mkdirSync } from 'node:fs';
import { AppError } from '@hedgerow/domain/errors';
import { compose } from '../compose.ts';
import { ConfigError, readConfig } from '../config.ts';
import { commands } from './commands.ts';
import { dataCommands } from './data-commands.ts';
import { openOperatorDatabase } from './open-database.ts';
import { readFlags } from './read-flags.ts';

const complain = (line: string): void => {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
};

const lineOf = (error: unknown): string => {
  if (error instanceof ConfigError) return error.lines.join(' ');
  if (error instanceof AppError) return error.message;
  return error instanceof Error ? `That did not work: ${error.message}` : 'That did not work.';
};

const run = async (): Promise<void> => {
  const [name = '', ...rest] = process.argv.slice(2);
  const command = commands[name];
  const dataCommand = dataCommands[name];
  if (dataCommand !== undefined) {
    process.stdout.write(`${JSON.stringify(await dataCommand.run(readFlags(rest), readConfig()))}\n`);
    return;
  }
  if (command === undefined) {
    const list = Object.entries({ ...commands, ...dataCommands }).map(([known, { usage }]) => `  ${known} ${usage}`);
    return complain(['Commands:', ...list].join('\n'));
  }
  const flags = readFlags(rest);
  const config = readConfig();
  mkdirSync(config.dataDir, { recursive: true });
  const database = await openOperatorDatabase(config);
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  try {
    const services = await compose({ config: { ...config, worker: 'web' }, database, publicUrl, now: () => new Date(), onError: () => {} });
    try {
      const made = await command.run(flags, {
        production: config.production,
        publicUrl,
        invitations: services.invitations,
        notices: services.notices,
        sales: services.sales,
        codes: services.codes,
        referrals: services.referrals,
        pointsGifts: services.pointsGifts,
        schools: services.schools,
        site: services.site,
        publicContent: services.publicContent,
        desk: services.desk,
      });
      process.stdout.write(`${JSON.stringify(made)}\n`);
    } finally {
      await services.stop();
    }
  } finally {
    await database.close();
  }
};

await run().catch((error: unknown) => complain(lineOf(error)));
