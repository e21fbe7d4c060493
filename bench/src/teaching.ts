import { aFamily } from './people.ts';
import { withProduct } from './product.ts';
import { median, rounded, type Section, timed } from './ratio.ts';

const topics = [
  { subject: 'maths', topic: 'Fractions' },
  { subject: 'maths', topic: 'Pythagoras' },
  { subject: 'english', topic: 'Apostrophes' },
  { subject: 'physics', topic: 'Electricity' },
  { subject: 'biology', topic: 'Cells' },
  { subject: 'history', topic: 'Normans' },
] as const;
const rounds = 3;

/** What a pupil waits for: making, checking, keeping and showing, all on this machine. */
export const teaching = (): Promise<Section> =>
  withProduct(async ({ url }) => {
    const { pupils } = await aFamily(url, 1);
    const [pupil] = pupils;
    if (pupil === undefined) throw new Error('no pupil was made');
    const wishes = { '10 questions': '/api/assessments/generate', 'a revision guide': '/api/revision-guides/generate' } as const;
    const rows: (string | number)[][] = [];
    for (const [name, path] of Object.entries(wishes)) {
      const took: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        for (const wish of topics)
          took.push((await timed(() => pupil.post(path, { ...wish, difficulty: 'intermediate', numQuestions: 10 }))).milliseconds);
      rows.push([name, rounded(took[0] ?? Number.NaN), rounded(median(took)), rounded(Math.max(...took.slice(1)))]);
    }
    const notes = [
      `${topics.length} topics of ${new Set(topics.map(({ subject }) => subject)).size} subjects, ${rounds} times each, without any outside model.`,
    ];
    return { title: 'Teaching offline', columns: ['', 'first ms', 'median ms', 'slowest after it ms'], rows, notes };
  });
