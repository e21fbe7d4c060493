import { mkdirSync } from 'node:fs';
import { AppError } from '@hedgerow/domain/errors';
import { compose } from '../compose.ts';
import type { Config } from '../config.ts';
import { commands } from './commands.ts';
import { openOperatorDatabase } from './open-database.ts';
import { readFlags } from './read-flags.ts';

type Made = Readonly<Record<string, unknown>>;
type OpenCommands = {
  readonly run: (words: readonly string[]) => Promise<Made>;
  readonly close: () => Promise<void>;
};

/** Everything that a command needs, opened once for as many as come. */
export const openCommands = async (config: Config): Promise<OpenCommands> => {
  mkdirSync(config.dataDir, { recursive: true });
  const database = await openOperatorDatabase(config);
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const opened = {
    config: { ...config, worker: 'web' as const },
    database,
    publicUrl,
    now: () => new Date(),
    onError: () => {},
    isCommand: true,
  };
  const services = await compose(opened).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const needs = {
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
  };
  return {
    run: async ([name = '', ...rest]) => {
      const command = commands[name];
      if (command === undefined) throw new AppError('not_found', `There is no command "${name}" here.`);
      return command.run(readFlags(rest), needs);
    },
    close: async () => {
      try {
        await services.stop();
      } finally {
        await database.close();
      }
    },
  };
};
