import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '@hedgerow/domain/errors';
import type { Manifest } from './backup.ts';
import { sumsBelow } from './file-sums.ts';
import { checkTable } from './table-files.ts';

const damaged = (name: string): AppError => new AppError('invalid', `The backup of ${name} is damaged. Nothing was changed.`);

/** Reads a backup to its end, so that damage is known before anything is touched. */
export const checkBackup = async (folder: string, { tables, files, sums }: Manifest): Promise<void> => {
  for (const table of tables) await checkTable(join(folder, 'database'), table);
  for (const name of files) if (!existsSync(join(folder, 'files', name))) throw damaged(name);
  if (sums === undefined) return;
  const there = new Map(Object.entries(await sumsBelow(join(folder, 'files'))));
  for (const [name, sum] of Object.entries(sums)) if (there.get(name) !== sum) throw damaged(name);
};
