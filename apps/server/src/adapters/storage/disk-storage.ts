import { randomUUID } from 'node:crypto';
import type { Disk } from 'flydrive';
import { fileGone, mimeOfStored, storageUnavailable, type Storage, type StoredKind } from '#ports/storage.ts';

const extensions: Readonly<Record<StoredKind, string>> = {
  pdf: 'pdf',
  docx: 'docx',
  jpeg: 'jpg',
  png: 'png',
  doc: 'doc',
  ppt: 'ppt',
  pptx: 'pptx',
};

/** Two letters of a folder keep every folder short. */
const newName = (kind: StoredKind): string => {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}.${extensions[kind]}`;
};
const ourNames = /^[0-9a-f]{2}\/[0-9a-f-]{36}\.(?:pdf|docx?|pptx?|jpg|png)$/;

const reached = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw storageUnavailable(error);
  }
};

/** What a folder and a bucket have in common. Names we did not give exist in neither. */
export const diskStorage = (disk: Disk): Omit<Storage, 'withLocalFile'> => {
  const exists = async (name: string): Promise<boolean> => ourNames.test(name) && (await reached(() => disk.exists(name)));
  const remove = async (name: string): Promise<void> => {
    if (ourNames.test(name)) await reached(() => disk.delete(name));
  };
  const list = async function* () {
    let paginationToken: string | undefined;
    do {
      const token = paginationToken;
      const page = await reached(() => disk.listAll('', { recursive: true, ...(token === undefined ? {} : { paginationToken: token }) }));
      for (const entry of page.objects) {
        if (!entry.isFile || !ourNames.test(entry.key)) continue;
        const { key } = entry;
        yield { name: key, cameAt: (await reached(() => disk.getMetaData(key))).lastModified };
      }
      ({ paginationToken } = page);
    } while (paginationToken !== undefined && paginationToken !== '');
  };
  return {
    exists,
    remove,
    newName,
    list,
    put: async ({ path, kind, name = newName(kind) }) => {
      try {
        await disk.copyFromFs(path, name, { contentType: mimeOfStored[kind] });
      } catch (error) {
        // A full disk may have kept the first half.
        await remove(name).catch(() => {});
        throw storageUnavailable(error);
      }
      return name;
    },
    open: async (name) => {
      if (!(await exists(name))) throw fileGone();
      return reached(() => disk.getStream(name));
    },
  };
};
