import { bankFolder, openBank, topicFiles } from './bank.ts';
import { lintBank } from './lint-bank.ts';
import { lintPassages } from './passages/lint-passages.ts';
import { passageFolder } from './passages/read-passages.ts';
import { lintSchemes, schemeFolder } from './schemes.ts';

// `npm run check:bank` reads the whole bank and every passage; `npm run check:bank -- maths/ks2` prints only what lies below that path.
const below = process.argv.slice(2).map((argument) => argument.replace(/^.*\bbank\//, ''));
const problems = [...lintBank(bankFolder), ...lintPassages(passageFolder), ...lintSchemes(openBank())].filter(
  ({ file }) => below.length === 0 || below.some((start) => file.startsWith(start)),
);
const errors = problems.filter(({ level }) => level === 'error');

for (const { file, level, text } of problems) console.log(`${file}: ${level === 'warning' ? 'warning: ' : ''}${text}`);
console.log(
  `${topicFiles(bankFolder).length} topics, ${topicFiles(passageFolder).length} passages, ${topicFiles(schemeFolder).length} schemes, ${errors.length} errors, ${problems.length - errors.length} warnings`,
);
process.exitCode = errors.length > 0 ? 1 : 0;
