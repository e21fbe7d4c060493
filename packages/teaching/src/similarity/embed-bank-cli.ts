import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { vectorsFile } from './vectors-file.ts';

/**
 * `npm run build:embeddings`: where the bank's phrases and questions lie in meaning, for requests to be held against. Only what is new
 * is worked out (5 to 15 ms a text); when nothing changed since the last time, nothing is even read.
 */
const stamp = `${vectorsFile}.sha256`;
const root = path.join(import.meta.dirname, '../../../..');
const inputs = [
  'packages/curriculum/bank',
  'packages/curriculum/asks',
  'packages/teaching/src/generators',
  'packages/teaching/src/similarity',
  'packages/embeddings',
];

const hashOfInputs = (): string => {
  const hash = createHash('sha256');
  for (const folder of inputs)
    for (const file of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).toSorted())
      if (/\.(?:json|ts|tsv)$/.test(file) && !file.includes('node_modules'))
        hash.update(file).update(readFileSync(path.join(root, folder, file)));
  return hash.digest('hex');
};

const hash = hashOfInputs();
if (!existsSync(vectorsFile) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
  // A server that has just started goes first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const { embedBank } = await import('./embed-bank.ts');
  console.log(await embedBank());
  writeFileSync(stamp, hash);
}
