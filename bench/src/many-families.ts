import { openDatabase } from '@hedgerow/server/src/db/client.ts';
import type { Pupil } from './people.ts';

/** Tables whose rows a working pupil leaves behind, each with its family and child. */
const pupilTables = [
  'assessment',
  'answer_evidence',
  'practice_memory',
  'asked_question',
  'activity',
  'award',
  'guide',
  'flashcard',
  'learner_model',
  'pupil_totals',
  'milestone',
  'study_day',
  'daily_plan',
] as const;

type Named = { readonly id: string };
type MapAnswer = { readonly adaptedTopics: readonly { readonly title: string }[] };

/** One quiz of ten questions from each of so many topics, handed in; a guide with its cards of each subject; minutes at work. */
export const aTermOfWork = async (pupil: Pupil, subjects: readonly string[], quizzesOfSubject: number): Promise<number> => {
  let quizzes = 0;
  for (const subject of subjects) {
    const { adaptedTopics } = await pupil.get<MapAnswer>(`/api/adaptive-learning/${subject}/KS3`);
    for (const [at, { title: topic }] of adaptedTopics.slice(0, quizzesOfSubject).entries()) {
      const wish = { subject, topic, difficulty: 'intermediate', numQuestions: 10 };
      const { id } = await pupil.post<Named>('/api/assessments/generate', wish);
      const userAnswers = Array.from({ length: 10 }, (_, question) => (question + at) % 3);
      await pupil.post('/api/assessments/submit', { assessmentId: id, userAnswers, timeSpent: 300_000 });
      quizzes += 1;
    }
    const guide = await pupil.post<Named>('/api/revision-guides/generate', { subject, topic: adaptedTopics[0]?.title ?? subject });
    await pupil.post('/api/flashcards/generate', { revisionGuideId: guide.id });
  }
  await pupil.get('/api/student/today');
  await pupil.post('/api/student/active-minute');
  return quizzes;
};

type TableSize = { readonly table: string; readonly rows: number; readonly bytes: number };

/**
 * The pupil's rows as they are for so many other families, each under its own key: the shapes are the product's, not the benchmark's.
 * Answers how large each table has become, indexes and long values included.
 */
export const inManyFamilies = async (databaseUrl: string, pupil: Pupil, families: number): Promise<readonly TableSize[]> => {
  const { pool, close } = openDatabase(databaseUrl, 1);
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(
      'create temp table home as select gen_random_uuid() as family_id, gen_random_uuid() as child_id from generate_series(1, $1::int)',
      [families],
    );
    await client.query('insert into family (id) select family_id from home');
    const keyed = `jsonb_build_object('family_id', home.family_id`;
    await client.query(
      `insert into child select (jsonb_populate_record(c, ${keyed}, 'id', home.child_id))).* from home, child c where c.id = $1`,
      [pupil.id],
    );
    for (const table of pupilTables)
      await client.query(
        `insert into ${table} select (jsonb_populate_record(t, ${keyed}, 'child_id', home.child_id))).* from home, ${table} t where t.child_id = $1`,
        [pupil.id],
      );
    await client.query('vacuum analyze');
    await client.query('checkpoint');
    const sizes: TableSize[] = [];
    for (const table of pupilTables) {
      const { rows } = await client.query<{ rows: number; bytes: number }>(
        `select count(*)::int as rows, pg_total_relation_size('${table}')::float8 as bytes from ${table}`,
      );
      if (rows[0] !== undefined) sizes.push({ table, ...rows[0] });
    }
    return sizes;
  } finally {
    client.release();
    await close();
  }
};
