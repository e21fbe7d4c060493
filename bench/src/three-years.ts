import { openDatabase } from '@hedgerow/server/src/db/client.ts';
import type { Pupil } from './people.ts';

/** Three years of a pupil who works a little on most days: 20,000 things, and the 20,000 answers that the quizzes hold. */
const days = 1095;
const counts = { quizzes: 2000, guides: 400, cardsOfGuide: 10, reviews: 10_000, files: 300, papers: 100, setWork: 150 } as const;
const mapsToLearnFrom = ['maths', 'english', 'biology', 'physics', 'history', 'geography'] as const;
const topicsOfMap = 5;

type Named = { readonly id: string };
type MapAnswer = { readonly adaptedTopics: readonly { readonly title: string }[] };

/** Real work through the pupil's own calls, of which the years are made: their shapes are the product's, not the benchmark's. */
const realWork = async (pupil: Pupil): Promise<void> => {
  for (const subject of mapsToLearnFrom) {
    const { adaptedTopics } = await pupil.get<MapAnswer>(`/api/adaptive-learning/${subject}/KS3`);
    for (const [at, { title: topic }] of adaptedTopics.slice(0, topicsOfMap).entries()) {
      const wish = { subject, topic, difficulty: 'intermediate', numQuestions: 10 };
      const { id } = await pupil.post<Named>('/api/assessments/generate', wish);
      const userAnswers = Array.from({ length: 10 }, (_, question) => (question + at) % 3);
      await pupil.post('/api/assessments/submit', { assessmentId: id, userAnswers, timeSpent: 300_000 });
    }
    const [first] = adaptedTopics;
    const guide = await pupil.post<Named>('/api/revision-guides/generate', { subject, topic: first?.title ?? subject });
    await pupil.post('/api/flashcards/generate', { revisionGuideId: guide.id });
  }
};

/** A table's row as it is, with what differs from copy to copy. */
const copy = (row: string, changes: string): string => `(jsonb_populate_record(${row}, jsonb_build_object(${changes}))).*`;

/** `n` things spread over the years, each with its instant, London day and the sample it is like. */
const spread = (name: string, n: number, samples: string): string => `
  create temp table ${name} on commit drop as
  select gen_random_uuid() as id, at, (at at time zone 'Europe/London')::date as day, s.id as sample
  from (select k, now() - interval '1 hour' - k * interval '${days} days' / ${n} as at from generate_series(1, ${n}) k) each
  join (select id, row_number() over (order by id) - 1 as place, count(*) over () as many from ${samples}) s on s.place = k % s.many`;

const ofChild = 'where child_id = $1';

const steps = (child: string): readonly string[] => {
  const mine = `child_id = '${child}'`;
  const family = `(select family_id from child where id = '${child}')`;
  const activityOf = (things: string, kind: string): string => `
    insert into activity select ${copy('a', `'id', '${kind}-' || t.id, 'day', t.day, 'happened_at', t.at`)}
    from ${things} t join activity a on a.${mine} and a.id = '${kind}-' || t.sample`;
  const awardOf = (things: string, kind: string): string => `
    insert into award select ${family}, '${child}', '${kind}-' || t.id, 15, t.day, t.at from ${things} t`;
  const madeActivity = (things: string, kind: string, type: string, meta: string): string => `
    insert into activity (family_id, id, child_id, type, status, subject, topic, title, description, metadata, day, happened_at)
    select ${family}, '${kind}-' || t.id, '${child}', '${type}', 'completed', 'maths', 'Fractions', 'Fractions from the lesson', 'Maths', ${meta}, t.day, t.at
    from ${things} t`;
  return [
    spread('quiz', counts.quizzes, `(select id from assessment ${ofChild.replace('$1', `'${child}'`)}) own`),
    `alter table quiz add score int`,
    `update quiz set score = 10 * (3 + (random() * 7)::int)`,
    `insert into assessment select ${copy('a', `'id', t.id, 'created_at', t.at - interval '9 minutes', 'completed_at', t.at, 'score', t.score, 'correct_answers', t.score / 10`)}
      from quiz t join assessment a on a.${mine} and a.id = t.sample`,
    `insert into answer_evidence select ${copy('e', `'assessment_id', t.id, 'at', t.at, 'correct', random() < t.score / 100.0`)}
      from quiz t join answer_evidence e on e.${mine} and e.assessment_id = t.sample`,
    `insert into activity select ${copy('a', `'id', 'assessment-' || t.id, 'day', t.day, 'happened_at', t.at, 'score', t.score`)}
      from quiz t join activity a on a.${mine} and a.id = 'assessment-' || t.sample`,
    awardOf('quiz', 'assessment'),
    spread('book', counts.guides, `(select id from guide where ${mine}) own`),
    `insert into guide select ${copy('g', `'id', t.id, 'created_at', t.at, 'updated_at', t.at`)} from book t join guide g on g.${mine} and g.id = t.sample`,
    `insert into flashcard select ${copy('c', `'id', gen_random_uuid(), 'guide_id', t.id, 'created_at', t.at, 'due', t.next, 'reviews', 3, 'schedule', c.schedule || jsonb_build_object('state', 'review', 'due', t.next, 'lastReview', t.at)`)}
      from (select *, now() + random() * interval '200 days' - interval '1 day' as next from book) t
      join flashcard c on c.${mine} and c.guide_id = t.sample and c.position < ${counts.cardsOfGuide}`,
    activityOf('book', 'revision'),
    awardOf('book', 'revision'),
    `insert into flashcard_review
      select ${family}, gen_random_uuid(), c.id, '${child}', random() < 0.8, 4000, now() - random() * interval '${days} days'
      from generate_series(1, ${counts.reviews}) k
      join (select id, row_number() over () - 1 as place, count(*) over () as many from flashcard where ${mine}) c on c.place = k % c.many`,
    `create temp table sitting on commit drop as
      select '${child}-' || day as id, day, max(at) as at from (select reviewed_at as at, (reviewed_at at time zone 'Europe/London')::date as day
      from flashcard_review where ${mine}) each group by day having count(*) >= 10`,
    madeActivity('sitting', 'cards', 'lesson', `'{}'`),
    awardOf('sitting', 'cards'),
    spread('sheet', counts.files, `(select '${child}'::uuid as id) own`),
    `insert into school_file (family_id, id, child_id, uploaded_by, original_name, storage_key, mime_type, bytes, subject, topic, lesson_date, state, progress, text, confidence, uploaded_at)
      select ${family}, t.id, '${child}', '${child}', 'Notes of ' || t.day || '.jpg', t.id::text, 'image/jpeg', 180000, 'maths', 'Fractions', t.day, 'ready', 100,
        repeat('What we wrote in the lesson about fractions, line by line. ', 30), 92, t.at from sheet t`,
    madeActivity('sheet', 'file', 'file-upload', `jsonb_build_object('fileId', t.id)`),
    awardOf('sheet', 'file'),
    spread('paper', counts.papers, `(select id from assessment where ${mine} limit 1) own`),
    `insert into pdf_download (family_id, id, child_id, title, subject, topic, key_stage, difficulty, num_questions, include_essays, questions, origin, downloaded_at)
      select family_id, t.id, child_id, title, subject, topic, key_stage, difficulty, 10, false, questions, origin, t.at from paper t join assessment a on a.${mine} and a.id = t.sample`,
    madeActivity('paper', 'pdf-download', 'pdf-download', `'{}'`),
    spread('task', counts.setWork, `(select id from assessment where ${mine} limit 1) own`),
    `insert into assignment (family_id, id, group_id, child_id, set_by_role, kind, title, subject, topic, description, difficulty, num_questions, due_on, created_at, finished_at, finished_on, score)
      select ${family}, t.id, t.id, '${child}', 'parent', 'assessment', 'Fractions', 'maths', 'Fractions', '', 'intermediate', 10, t.day + 7, t.at,
        case when t.day < current_date - 14 then t.at end, case when t.day < current_date - 14 then t.day end, case when t.day < current_date - 14 then 70 end from task t`,
    `insert into study_day select ${family}, '${child}', current_date - d, 20, 961, 980 from generate_series(1, ${days}) d where d % 7 < 5`,
    `insert into asked_question select ${family}, '${child}', md5(k::text), now() - k * interval '${days} days' / 6000 from generate_series(1, 6000) k`,
    `insert into daily_plan select family_id, child_id, current_date - d, steps, now() - d * interval '1 day' from daily_plan, generate_series(1, ${days}) d where ${mine} and d % 7 < 5`,
    `insert into pupil_totals (family_id, child_id, lifetime_points, wallet_points)
      select family_id, child_id, sum(points), sum(points) from award where ${mine} group by 1, 2
      on conflict (family_id, child_id) do update set lifetime_points = excluded.lifetime_points, wallet_points = excluded.wallet_points`,
  ];
};

const countedAsItems = ['assessment', 'guide', 'flashcard', 'flashcard_review', 'school_file', 'pdf_download', 'assignment', 'activity'];

/** Lives through the years in a few seconds. Answers how many things there are now, without answers, points and minutes. */
export const liveThroughThreeYears = async (databaseUrl: string, pupil: Pupil): Promise<number> => {
  await realWork(pupil);
  await pupil.get('/api/student/today');
  const { pool, close } = openDatabase(databaseUrl, 1);
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('begin');
    for (const step of steps(pupil.id)) await client.query(step);
    await client.query('commit');
    await client.query('vacuum analyze');
    const sums = countedAsItems.map((table) => `(select count(*) from ${table} where child_id = $1)`);
    const { rows } = await client.query<{ items: string }>(`select ${sums.join(' + ')} as items`, [pupil.id]);
    return Number(rows[0]?.items ?? 0);
  } finally {
    client.release();
    await close();
  }
};
