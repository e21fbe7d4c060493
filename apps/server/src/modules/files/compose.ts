import type { Database } from '#db/client.ts';
import { filesRepository } from './files.repository.ts';
import { type FilesDeps, filesService } from './files.service.ts';
import { type ReadFileDeps, startReadingFiles } from './read-file.job.ts';

export type FilesNeeds = Omit<FilesDeps, 'files'> & Omit<ReadFileDeps, 'files'> & { readonly db: Database };

/** What pupils upload. The job that reads it is started apart: a demonstration's past needs none. */
export const composeFiles = ({ db, ...needs }: FilesNeeds) => {
  const rows = filesRepository(db);
  return { files: filesService({ ...needs, files: rows }), startReading: () => startReadingFiles({ ...needs, files: rows }) };
};
