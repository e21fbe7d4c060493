import { openBank } from '@hedgerow/curriculum/bank';
import { openDatabase } from '@hedgerow/server/src/db/client.ts';

/** A secondary school of a year's use: each pupil two quizzes a week and something else now and then. */
export const schoolSize = { pupils: 1500, aClass: 32, colleagues: 60, quizzes: 80, questions: 10, lessons: 80 } as const;
const subjects = ['maths', 'english', 'history'] as const;
const topicsOfSubject = 6;

type TopicRow = {
  readonly subject: string;
  readonly place: number;
  readonly id: string;
  readonly title: string;
  readonly belief: string | null;
};

/** Topics of the bank with a misconception of theirs, so that the beliefs of a class have words. */
const topicRows = (): readonly TopicRow[] => {
  const bank = openBank();
  return subjects.flatMap((subject) =>
    bank.index
      .filter((entry) => entry.subject === subject && entry.id.includes('.ks3.'))
      .slice(0, topicsOfSubject)
      .map(({ id }, place) => {
        const topic = bank.topic(id);
        return { subject, place, id, title: topic?.title ?? id, belief: topic?.misconceptions[0]?.id ?? null };
      }),
  );
};

const { pupils, aClass, colleagues, quizzes, questions, lessons } = schoolSize;
const firstNames = `(array['Ava','Ben','Cleo','Dan','Elsie','Finn','Grace','Hugo','Iris','Jude','Kit','Lola','Max','Nell','Omar','Priya','Quinn','Rosa','Sam','Tess'])`;
const lastNames = `(array['Ash','Beck','Cole','Dale','Elm','Frost','Gill','Hart','Ives','Jones','Khan','Lane','Marsh','North','Osei','Patel','Reed','Shah','Todd','Ward','Young'])`;
const academicYear = `extract(year from now() - interval '8 months')::int`;

/** What happened over the year: `n` things of each pupil, spread over it, each on its London day. */
const overTheYear = (n: number): string =>
  `(select p.*, t as nth, gen_random_uuid() as thing, now() - interval '2 hours' - (t + random()) * interval '365 days' / ${n} as at
    from pupil p, generate_series(0, ${n - 1}) t)`;
const dayOf = (at: string): string => `(${at} at time zone 'Europe/London')::date`;

const people: readonly string[] = [
  `create temp table pupil as select k, gen_random_uuid() as id, gen_random_uuid() as family_id, 7 + k % 5 as year,
    ${firstNames}[1 + k % 20] as first_name, ${lastNames}[1 + (k / 20 + k) % 21] as last_name from generate_series(1, ${pupils}) k`,
  `insert into family (id) select family_id from pupil`,
  `insert into child (family_id, id, slot, first_name, last_name, year_group, academic_year, status)
    select family_id, id, 1, first_name, last_name, year, ${academicYear}, 'active' from pupil`,
  `insert into "user" (id, name, email, username, display_username, first_name, last_name, role, family_id)
    select id, first_name || ' ' || last_name, id || '@pupil.invalid', 'oak' || k, 'oak' || k, first_name, last_name, 'student', family_id from pupil`,
  `insert into school_pupil (family_id, child_id, school_id, import_key, created_at) select family_id, id, $school, k::text, now() from pupil`,
  `create temp table colleague as select k, gen_random_uuid() as id from generate_series(0, ${colleagues - 1}) k`,
  `insert into "user" (id, name, email, email_verified, first_name, last_name, role, two_factor_enabled)
    select id, 'Tess Ash', id || '@example.test', true, 'Tess', ${lastNames}[1 + k % 21], 'teacher', true from colleague`,
  `insert into school_member select $school, id, 'teacher', now() from colleague`,
];

/** Every pupil is in a class of each subject; the first class is one teacher's only one, the next five are another's. */
const classes: readonly string[] = [
  `create temp table form as select gen_random_uuid() as id, c as place, s as subject_place, (array['maths','english','history'])[s + 1] as subject
    from generate_series(0, ${Math.ceil(pupils / aClass) - 1}) c, generate_series(0, ${subjects.length - 1}) s`,
  `insert into school_class (id, school_id, teacher_id, name, subject, year_group, created_at)
    select f.id, $school, case when f.subject_place = 0 and f.place = 0 then $one when f.subject_place = 0 and f.place between 1 and 5 then $five else c.id end,
      f.place || (array['M','E','H'])[f.subject_place + 1], f.subject, 9, now() - interval '1 year'
    from form f join colleague c on c.k = (f.place * 3 + f.subject_place) % ${colleagues}`,
  `insert into class_pupil select f.id, p.family_id, p.id, now() - interval '1 year' from pupil p join form f on f.place = (p.k - 1) / ${aClass}`,
];

const work: readonly string[] = [
  `create temp table quiz as select q.*, t.subject, t.id as topic_id, t.title, t.belief, least(100, 30 + (random() * 75)::int) as score
    from ${overTheYear(quizzes)} q join topic t on t.subject = (array['maths','english','history'])[1 + q.nth % 3] and t.place = (q.nth / 3) % ${topicsOfSubject}`,
  `insert into activity (family_id, id, child_id, type, status, subject, topic, title, description, difficulty, score, metadata, day, happened_at)
    select family_id, 'assessment-' || thing, id, 'assessment', 'completed', subject, title, title, '', 'intermediate', score,
      jsonb_build_object('assessmentId', thing), ${dayOf('at')}, at from quiz`,
  `insert into answer_evidence (family_id, child_id, assessment_id, position, subject, key_stage, topic_id, level, correct, misconception, at)
    select family_id, id, thing, q, subject, 'KS3', topic_id, 1, right_one, case when not right_one and random() < 0.3 then belief end, at
    from (select quiz.*, q, random() < score / 100.0 as right_one from quiz, generate_series(0, ${questions - 1}) q) each`,
  `insert into activity (family_id, id, child_id, type, status, subject, topic, title, description, day, happened_at)
    select family_id, 'revision-' || thing, id, 'revision', 'completed', 'maths', 'Fractions', 'Fractions', '', ${dayOf('at')}, at from ${overTheYear(lessons)} l`,
  `insert into award select family_id, child_id, id, 15, day, happened_at from activity where child_id in (select id from pupil)`,
  `insert into pupil_totals (family_id, child_id, lifetime_points, wallet_points) select family_id, child_id, sum(points), sum(points) from award
    where child_id in (select id from pupil) group by 1, 2`,
];

/** What the class did of what its teacher set through the product: everybody handed in. */
const handedIn: readonly string[] = [
  `create temp table done as select a.family_id, a.id, a.child_id, a.title, a.topic, gen_random_uuid() as attempt, 30 + (random() * 70)::int as score, p.draft
    from assignment a join assignment_paper p on p.id = a.paper_id where a.set_by = $one`,
  `insert into assessment (family_id, id, child_id, title, subject, topic, key_stage, difficulty, questions, user_answers, total_questions, has_essays, coverage, origin,
      score, correct_answers, time_spent_ms, is_completed, completed_at)
    select family_id, attempt, child_id, title, 'maths', topic, 'KS3', 'intermediate', draft->'questions',
      (select jsonb_agg(floor(random() * 3)) from generate_series(1, ${questions})), ${questions}, false, 'exact', '', score, score / 10, 300000, true, now() from done`,
  `update assignment a set linked_id = d.attempt, started_at = now(), finished_at = now(), finished_on = current_date, score = d.score
    from done d where a.family_id = d.family_id and a.id = d.id`,
];

type School = { readonly id: string; readonly oneClass: string; readonly fiveClasses: string };

const open = async (databaseUrl: string, school: School) => {
  const { pool, close } = openDatabase(databaseUrl, 1);
  await pool.query('set statement_timeout = 0');
  const apply = async (steps: readonly string[]): Promise<void> => {
    for (const step of steps)
      await pool.query(
        step
          .replaceAll('$school', `'${school.id}'::uuid`)
          .replaceAll('$one', `'${school.oneClass}'::uuid`)
          .replaceAll('$five', `'${school.fiveClasses}'::uuid`),
      );
  };
  return { pool, apply, close };
};

/** A school with its year, in bulk through the schema's own tables. Answers how many answers its quizzes hold. */
export const liveThroughASchoolYear = async (databaseUrl: string, school: School): Promise<number> => {
  const { pool, apply, close } = await open(databaseUrl, school);
  try {
    await pool.query(
      `create temp table topic as select * from jsonb_to_recordset($1) as t(subject text, place int, id text, title text, belief text)`,
      [JSON.stringify(topicRows())],
    );
    await apply([...people, ...classes, ...work, 'vacuum analyze', 'checkpoint']);
    return (await pool.query<{ many: number }>('select count(*)::int as many from answer_evidence')).rows[0]?.many ?? 0;
  } finally {
    await close();
  }
};

export const handInEverything = async (databaseUrl: string, school: School): Promise<void> => {
  const { apply, close } = await open(databaseUrl, school);
  try {
    await apply([...handedIn, 'vacuum analyze assessment, assignment']);
  } finally {
    await close();
  }
};
