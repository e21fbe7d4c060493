import { loadavg } from 'node:os';
import type { Pupil } from './people.ts';
import { aFamily } from './people.ts';
import { databaseOf, withProduct } from './product.ts';
import { median, percentile, rounded, type Section, timed } from './ratio.ts';
import { liveThroughThreeYears } from './three-years.ts';

/** Everything that a pupil's dashboard asks for, on opening and behind its tabs, panels and dialogs. */
const month = new Date().toISOString().slice(0, 7);
const paths = [
  '/api/simple-auth/profile',
  '/api/student/stats',
  '/api/student/progress',
  '/api/student/recent-activity',
  '/api/student/today',
  `/api/student/calendar?month=${month}`,
  `/api/student/calendar-day?date=${month}-01`,
  '/api/student/assignments',
  '/api/ai/recommendations',
  '/api/adaptive-learning/maths/KS3',
  '/api/flashcards/today',
  '/api/assessments',
  '/api/revision-guides',
  '/api/files',
  '/api/pdf-downloads',
  '/api/class-resources',
  '/api/avatar-items',
  '/api/national-checks',
];

const rounds = 200;
const warmUps = 10;
/** Times the empty pupil's. */
const mark = 2;

const ask = async (url: string, pupil: Pupil, path: string): Promise<number> => {
  const headers = pupil.headers();
  const { value: answer, milliseconds } = await timed(async () => {
    const response = await fetch(url + path, { headers });
    await response.arrayBuffer();
    return response;
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return milliseconds;
};

/** The two pupils in turns, call by call: whatever else the machine does falls on both alike. */
export const pupilYears = (): Promise<Section> =>
  withProduct(async ({ url }, folder) => {
    const [{ pupils }, busy] = [await aFamily(url, 2), loadavg()];
    const [full, empty] = pupils;
    if (full === undefined || empty === undefined) throw new Error('no pupils were made');
    const items = await liveThroughThreeYears(databaseOf(folder).url, full);
    const took = new Map(paths.map((path) => [path, { full: [] as number[], empty: [] as number[] }]));
    for (let round = -warmUps; round < rounds; round += 1)
      for (const [path, times] of took) {
        const before = round % 2 === 0 ? await ask(url, empty, path) : undefined;
        const years = await ask(url, full, path);
        const nothing = before ?? (await ask(url, empty, path));
        if (round < 0) continue;
        times.full.push(years);
        times.empty.push(nothing);
      }
    const failures: string[] = [];
    const rows = [...took].map(([path, times]) => {
      const [middle, floor] = [median(times.full), median(times.empty)];
      const [slow, slowFloor] = [percentile(times.full, 95), percentile(times.empty, 95)];
      if (middle > mark * floor || slow > mark * slowFloor)
        failures.push(
          `${path} takes ${rounded(middle / floor, 2)} (median) and ${rounded(slow / slowFloor, 2)} (p95) times the empty pupil's time.`,
        );
      return [path, ...[floor, middle, middle / floor, slowFloor, slow, slow / slowFloor].map((value) => rounded(value, 2))];
    });
    return {
      title: 'A pupil of three years',
      columns: ['call', 'empty median ms', 'three years median ms', 'times', 'empty p95 ms', 'three years p95 ms', 'times'],
      rows,
      notes: [
        `${items} things of one pupil (quizzes, guides, cards and their reviews, uploads, papers, set work, and the activity of all) and 20,000 answers beside a pupil of the same family who has just come, ${rounds} calls each in turns. Goal: at most ${mark} times, median and p95. The load average was ${busy.map((load) => load.toFixed(1)).join(', ')}.`,
      ],
      failures,
    };
  });
