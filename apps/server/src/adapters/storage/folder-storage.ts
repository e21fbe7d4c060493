import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { fileGone, type Storage } from '#ports/storage.ts';
import { diskStorage } from './disk-storage.ts';

/** Keeps uploads in a folder of this machine, for instance `uploads` in DATA_DIR. */
export const folderStorage = (folder: string): Storage => {
  const storage = diskStorage(new Disk(new FSDriver({ location: folder, visibility: 'private' })));
  return {
    ...storage,
    withLocalFile: async (name, work) => {
      if (!(await storage.exists(name))) throw fileGone();
      return work(join(folder, name));
    },
  };
};
