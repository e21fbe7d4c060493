// npm run check:words: machine words that must not come back on screens, in letters and in the bank (machine-words.mjs).
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { machineWords } from './machine-words.mjs';

const read = [
  'apps/web/app',
  'apps/server/src',
  'apps/server/content',
  'packages/*/src/**',
  'packages/curriculum/bank',
  'packages/curriculum/passages',
  'packages/curriculum/writing',
];
const said = /\.(?:tsx?|json|md|html|txt)$/;
const isTest = /\.test\.tsx?$|\/testing\//;

/** Code without its comments; a comment's lines stay, so that the numbers of the others are right. Addresses keep their slashes. */
const withoutComments = (code) =>
  code.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, '')).replaceAll(/(^|[\s;{}(,])\/\/.*$/gm, '$1');

const filesOf = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...read], { encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\n')
    .filter((file) => said.test(file) && !isTest.test(file));

/** @returns {{ line: number, words: string, better: string }[]} */
export const machineWordsIn = (file, text) => {
  const shown = /\.tsx?$/.test(file) ? withoutComments(text) : text;
  const rules = machineWords.filter(({ only }) => only === undefined || only.test(file));
  return shown.split('\n').flatMap((line, at) =>
    rules.flatMap(({ not, better }) => {
      const [words] = not.exec(line) ?? [];
      return words === undefined ? [] : [{ line: at + 1, words, better }];
    }),
  );
};

if (import.meta.main) {
  let found = 0;
  for (const file of filesOf()) {
    let text;
    try {
      text = readFileSync(file, 'utf8');
    } catch {
      continue; // Removed, and not committed yet.
    }
    for (const { line, words, better } of machineWordsIn(file, text)) {
      console.error(`${file}:${line}  “${words.trim()}”. Better: ${better}`);
      found += 1;
    }
  }
  console.log(found === 0 ? 'No machine words.' : `${found} machine words: say it as a person would (scripts/machine-words.mjs).`);
  process.exitCode = found === 0 ? 0 : 1;
}
