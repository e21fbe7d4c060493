// How long each part of npm test took: written while it runs, printed at its end and by `npm run bench gate`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './dependencies.mjs';

const folder = join(root, 'test-results', 'times');
const groups = ['check', 'units', 'slowest journeys', 'whole'];

const read = (group) => {
  try {
    return JSON.parse(readFileSync(join(folder, `${group}.json`), 'utf8'));
  } catch {
    return {};
  }
};

export const forgetTimes = () => rmSync(folder, { recursive: true, force: true });

export const saveTimes = (group, seconds) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${group}.json`), JSON.stringify(seconds));
};

/** A row a part, minutes to the tenth. */
export const timesTable = () => {
  const rows = groups.flatMap((group) => Object.entries(read(group)).map(([part, seconds]) => ({ part: `${group}: ${part}`, seconds })));
  if (rows.length === 0) return 'No times yet: npm test writes them.';
  const width = Math.max(...rows.map(({ part }) => part.length));
  const line = ({ part, seconds }) => `${part.padEnd(width)}  ${(seconds / 60).toFixed(1).padStart(5)}`;
  return [`${'part'.padEnd(width)}  minutes`, ...rows.map(line)].join('\n');
};
