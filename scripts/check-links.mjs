// Every docs/… file and heading that code or a document names exists; nothing names a book that is not in this repository.
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

for (const file of list('*.ts', '*.tsx', '*.css', '*.mjs', '*.typ')) {
  if (file === 'scripts/check-links.mjs') continue;
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .forEach((line, index) => {
      for (const [, target, anchor] of line.matchAll(/(?<![\w/.])(docs\/[\w./-]+\.md)(?:#([\w-]+))?/g)) {
        const problem = problemOf(target, anchor);
        if (problem) problems.push(`${file}:${index + 1}: ${problem}`);
      }
      if (absentBooks.test(line)) problems.push(`${file}:${index + 1}: names a book that is not here: ${line.trim()}`);
    });
}

for (const file of list('*.md')) {
  for (const [, link] of readFileSync(join(root, file), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)) {
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

for (const problem of problems) console.log(problem);
console.log(problems.length === 0 ? 'Every link leads somewhere.' : `${problems.length} links lead nowhere.`);
process.exit(problems.length === 0 ? 0 : 1);
