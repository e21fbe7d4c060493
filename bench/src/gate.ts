import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rounded, type Section } from './ratio.ts';

const folder = join(import.meta.dirname, '../../test-results/times');
const groups = ['check', 'units', 'slowest journeys', 'whole'];

/** Seconds by part, as the last `npm test` wrote them; a part that did not run has none. */
const secondsOf = (group: string): Readonly<Record<string, number>> => {
  try {
    return JSON.parse(readFileSync(join(folder, `${group}.json`), 'utf8')) as Record<string, number>;
  } catch {
    return {};
  }
};

/** Where the minutes of the last `npm test` went. */
export const gate = (): Promise<Section> => {
  const rows = groups.flatMap((group) =>
    Object.entries(secondsOf(group)).map(([part, seconds]) => [`${group}: ${part}`, rounded(seconds / 60, 1)]),
  );
  return Promise.resolve({
    title: 'npm test, by part',
    columns: ['part', 'minutes'],
    rows,
    notes: [
      rows.length === 0
        ? 'No times yet: `npm test` writes them.'
        : 'Of the last run here. Units and the slowest journeys are minutes of one worker, of which there is one more than there are cores (six journeys at most); what a file of units loads and sets up before its tests is not in them.',
    ],
  });
};
