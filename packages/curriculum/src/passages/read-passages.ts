import { readFileSync } from 'node:fs';
import path from 'node:path';
import { topicFiles } from '../bank.ts';
import { Passage } from './passage.ts';

export const passageFolder = path.join(import.meta.dirname, '..', '..', 'passages');

/** Every passage below the folder. A broken file is the lint's business; the product goes on without it. */
export const readPassages = (folder: string = passageFolder): readonly Passage[] =>
  topicFiles(folder).flatMap((file) => {
    try {
      const parsed = Passage.safeParse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
      return parsed.success ? [parsed.data] : [];
    } catch {
      return [];
    }
  });
