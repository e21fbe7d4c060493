// npm run bench [name...]: prints the tables; a run of everything also writes docs/performance.md, and keeps the notes in it.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { calls } from './calls.ts';
import { documents } from './documents.ts';
import { failover } from './failover.ts';
import { figures } from './figures.ts';
import { flood } from './flood.ts';
import { serveFloor } from './floor.ts';
import { gate } from './gate.ts';
import { interactions } from './interactions.ts';
import { notesHeading, withKeptNotes } from './kept-notes.ts';
import { markdown, type Section } from './ratio.ts';
import { pageLoads } from './page-loads.ts';
import { pupilsDay } from './pupils-day.ts';
import { pupilYears } from './pupil-years.ts';
import { reconcile } from './reconcile.ts';
import { scale } from './scale.ts';
import { school } from './school.ts';
import { signIns } from './sign-ins.ts';
import { smallWork } from './small-work.ts';
import { start } from './start.ts';
import { storm } from './storm.ts';
import { teaching } from './teaching.ts';

const benchmarks: Readonly<Record<string, () => Promise<Section>>> = {
  calls,
  flood,
  start,
  reconcile,
  'sign-ins': signIns,
  teaching,
  documents,
  figures,
  'small-work': smallWork,
  pages: pageLoads,
  interactions,
  'pupil-years': pupilYears,
  'pupils-day': pupilsDay,
  school,
  scale,
  gate,
};

/** Minutes of kills: by name alone, and in no report. */
const byName: typeof benchmarks = { storm, failover };

const heading = (): string => {
  const [processor] = cpus();
  const busy = loadavg().map((load) => load.toFixed(1));
  return `# Performance

Written by \`npm run bench\`; one table alone: \`npm run bench calls\` (${Object.keys(benchmarks).join(', ')}). Figures are written anew by each run of everything; what stands below a line \`${notesHeading}\` is written by hand and stays.

Measured on ${new Date().toISOString().slice(0, 10)} with Node ${process.versions.node} on ${cpus().length} cores (${processor?.model.trim()}), which also ran the load generator and other work:
the load average over 1, 5 and 15 minutes was ${busy.join(', ')} when it began. On such a machine only what was measured in the same run can be compared, so read the ratios, and take each time as an upper bound.
`;
};

const bench = async (names: readonly string[]): Promise<void> => {
  const known = { ...benchmarks, ...(names.length > 0 ? byName : {}) };
  const unknown = names.filter((name) => !Object.hasOwn(known, name));
  if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown.join(', ')}. There are ${Object.keys(known).join(', ')}.`);
  const report = [heading()];
  for (const [name, measure] of Object.entries(known)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const section = await measure();
    const table = markdown(section);
    console.log(table);
    for (const failure of section.failures ?? []) {
      console.error(`${section.title}: ${failure}`);
      process.exitCode = 1;
    }
    report.push(table);
  }
  if (names.length > 0) return;
  const file = join(import.meta.dirname, '../../docs/performance.md');
  writeFileSync(file, withKeptNotes(report.join('\n'), readFileSync(file, 'utf8')));
};

const [first = '', ...rest] = process.argv.slice(2);
try {
  if (first === '--serve-floor') await serveFloor(rest[0] ?? '');
  else await bench([first, ...rest].filter(Boolean));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
