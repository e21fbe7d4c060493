import { chmodSync, mkdirSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { fileGone, type Storage } from '#ports/storage.ts';
import { diskStorage } from './disk-storage.ts';

/** Keeps uploads in a folder of this machine, for instance `uploads` in DATA_DIR; nobody else of the machine reads them. */
export const folderStorage = (folder: string): Storage => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const storage = diskStorage(new Disk(new FSDriver({ location: folder, visibility: 'private' })));
  return {
    ...storage,
    put: async (file) => {
      const name = await storage.put(file);
      await chmod(dirname(join(folder, name)), 0o700);
      await chmod(join(folder, name), 0o600);
      return name;
    },
    withLocalFile: async (name, work) => {
      if (!(await storage.exists(name))) throw fileGone();
      return work(join(folder, name));
    },
  };
};
