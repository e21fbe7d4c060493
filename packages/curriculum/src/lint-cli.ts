import { bankFolder, topicFiles } from './bank.ts';
import { lintBank } from './lint-bank.ts';

// `npm run check:bank` reads the whole bank; `npm run check:bank -- maths/ks2` prints only what lies below that path.
const below = process.argv.slice(2).map((argument) => argument.replace(/^.*\bbank\//, ''));
const problems = lintBank(bankFolder).filter(({ file }) => below.length === 0 || below.some((start) => file.startsWith(start)));
const errors = problems.filter(({ level }) => level === 'error');

for (const { file, level, text } of problems) console.log(`${file}: ${level === 'warning' ? 'warning: ' : ''}${text}`);
console.log(`${topicFiles(bankFolder).length} topics, ${errors.length} errors, ${problems.length - errors.length} warnings`);
process.exitCode = errors.length > 0 ? 1 : 0;
