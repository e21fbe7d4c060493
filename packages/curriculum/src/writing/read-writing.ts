import { readFileSync } from 'node:fs';
import path from 'node:path';
import { topicFiles } from '../bank.ts';
import { type WritingTask, WritingTasks } from './writing-task.ts';

export const writingFolder = path.join(import.meta.dirname, '..', '..', 'writing');

/** Every writing task below the folder; a file holds those of one form. A broken file is a test's business; the product goes on without it. */
export const readWriting = (folder: string = writingFolder): readonly WritingTask[] =>
  topicFiles(folder).flatMap((file) => {
    try {
      return WritingTasks.safeParse(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))).data ?? [];
    } catch {
      return [];
    }
  });
