// Every docs/… file and heading that code or a document names exists; nothing names a book that is not in this repository. Decisions are
// numbered without a hole, and say when they were made and whether they hold.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './dependencies.mjs';

const list = (...patterns) =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)));

/** As GitHub makes the address of a heading. */
const anchorOf = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

const anchors = new Map();
const anchorsOf = (file) => {
  const found =
    anchors.get(file) ??
    new Set([...readFileSync(join(root, file), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading)));
  anchors.set(file, found);
  return found;
};

const problemOf = (target, anchor) => {
  if (!existsSync(join(root, target))) return `${target} does not exist`;
  return anchor !== undefined && !anchorsOf(target).has(anchor) ? `${target} has no heading for #${anchor}` : undefined;
};

const absentBooks =
  /\b(?:[Dd]ocuments? [123]\b|D[123] section|(?:decisions|brand|frontend|extraction|backend|style|running)\.md\b|(?<!docs\/)\b(?:payments|teaching|security)\.md \d)/;
const problems = [];

const decisions = new Set(list('docs/decisions/*.md').map((file) => file.slice('docs/decisions/'.length, 'docs/decisions/0000'.length)));
/** Decisions that a line names by their number alone, and that are not there. */
const absentDecisions = (line) =>
  [...line.matchAll(/\bdecisions\/(\d{4})\b/g)].map(([, number]) => number).filter((number) => !decisions.has(number));

for (const file of list('*.ts', '*.tsx', '*.css', '*.mjs', '*.typ')) {
  if (file === 'scripts/check-links.mjs') continue;
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .forEach((line, index) => {
      for (const [, target, anchor] of line.matchAll(/(?<![\w/.])(docs\/[\w./-]+\.md)(?:#([\w-]+))?/g)) {
        const problem = problemOf(target, anchor);
        if (problem) problems.push(`${file}:${index + 1}: ${problem}`);
      }
      for (const number of absentDecisions(line)) problems.push(`${file}:${index + 1}: decision ${number} does not exist`);
      if (absentBooks.test(line)) problems.push(`${file}:${index + 1}: names a book that is not here: ${line.trim()}`);
    });
}

for (const file of list('*.md')) {
  const words = readFileSync(join(root, file), 'utf8');
  for (const number of absentDecisions(words)) problems.push(`${file}: decision ${number} does not exist`);
  for (const [, link] of words.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^[a-z]+:|^\//.test(link) || file.startsWith('apps/server/content/')) continue;
    const [path, anchor] = link.split('#');
    const target = path === '' ? file : join(dirname(file), path);
    const problem = target.endsWith('.md')
      ? problemOf(target, anchor)
      : existsSync(join(root, target))
        ? undefined
        : `${target} does not exist`;
    if (problem) problems.push(`${file}: ${problem}`);
  }
}

// A page of docs/ that says where something is done names a file that is there. Decisions and the history say what was.
const sources = list('*.ts', '*.tsx', '*.mjs', '*.py').map((file) => `/${file}`);
const isThere = (name) => {
  const [start, ...rest] = name.split('/');
  return sources.some((file) => file.endsWith(`/${name}`) || (rest.length > 0 && file.endsWith(`/${start}/src/${rest.join('/')}`)));
};
for (const file of list('docs/*.md', 'docs/privacy/*.md')) {
  if (file.startsWith('docs/decisions/') || file === 'docs/teaching-history.md') continue;
  for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|py))`/g))
    if (!isThere(name)) problems.push(`${file}: ${name} does not exist`);
}

for (const [at, file] of list('docs/decisions/*.md').toSorted().entries()) {
  const number = String(at + 1);
  const [title = '', , state = ''] = readFileSync(join(root, file), 'utf8').split('\n');
  if (!file.startsWith(`docs/decisions/${number.padStart(4, '0')}-`) || !title.startsWith(`# ${number}. `))
    problems.push(`${file}: decision ${number} should stand here, under "# ${number}. "`);
  if (!/^Date: \d{4}-\d\d-\d\d\. Status: (?:accepted|superseded by )/.test(state))
    problems.push(`${file}: its third line is not "Date: …. Status: …."`);
}

for (const problem of problems) console.log(problem);
console.log(
  problems.length === 0 ? 'Every link leads somewhere, and every decision has its number and date.' : `${problems.length} to mend.`,
);
process.exit(problems.length === 0 ? 0 : 1);
