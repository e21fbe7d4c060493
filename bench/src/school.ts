import { loadavg } from 'node:os';
import { databaseOf, withProduct } from './product.ts';
import { median, percentile, ratio, rounded, type Section, timed } from './ratio.ts';
import { handInEverything, liveThroughASchoolYear, schoolSize } from './school-year.ts';
import { aSchool, aStaffMember, type Staff } from './staff.ts';

const rounds = 60;
const warmUps = 5;
/** Milliseconds within which 95 of 100 answers come. */
const mark = 300;
const papersSet = 6;
const floorPath = '/api/simple-auth/profile';

type Call = { readonly name: string; readonly who: Staff; readonly path: string };
type Class = { readonly id: string; readonly students: readonly unknown[] };

const ask = async (url: string, { who, path }: Omit<Call, 'name'>): Promise<{ readonly milliseconds: number; readonly kib: number }> => {
  const headers = who.headers();
  const { value, milliseconds } = await timed(async () => {
    const answer = await fetch(url + path, { headers });
    return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
  });
  if (value.status !== 200) throw new Error(`${path} answered ${value.status}`);
  return { milliseconds, kib: value.bytes / 1024 };
};

/** Two people at once, each waiting for the answer before asking again: what staff of one school do, and no more. */
const measure = async (url: string, call: Call) => {
  const floor = { who: call.who, path: floorPath };
  for (let round = 0; round < warmUps; round += 1) await ask(url, call);
  const times: number[] = [];
  const floors: number[] = [];
  let kib = 0;
  const person = async (): Promise<void> => {
    for (let round = 0; round < rounds; round += 1) {
      floors.push((await ask(url, floor)).milliseconds);
      const answer = await ask(url, call);
      times.push(answer.milliseconds);
      kib = answer.kib;
    }
  };
  await Promise.all([person(), person()]);
  return { times, floors, kib };
};

/** What a teacher and a school's administrator wait for, in a school that is full and has been here for a year. */
export const school = (): Promise<Section> =>
  withProduct(async ({ url }, folder) => {
    const busy = loadavg();
    const id = await aSchool(folder);
    const [teacher, busyTeacher, administrator] = [
      await aStaffMember(url, folder, id, 'teacher'),
      await aStaffMember(url, folder, id, 'teacher'),
      await aStaffMember(url, folder, id, 'administrator'),
    ];
    const database = databaseOf(folder).url;
    const staff = { id, oneClass: teacher.id, fiveClasses: busyTeacher.id };
    const answers = await liveThroughASchoolYear(database, staff);
    const [own] = await teacher.get<Class[]>('/api/teacher/classes');
    const five = await busyTeacher.get<Class[]>('/api/teacher/classes');
    if (own?.students.length !== schoolSize.aClass || five.length !== 5) throw new Error('the classes are not as they should be');
    const classPath = `/api/teacher/classes/${own.id}`;
    for (let paper = 1; paper <= papersSet; paper += 1)
      await teacher.post(`${classPath}/assessments`, {
        title: `Paper ${paper}`,
        topic: 'Fractions',
        difficulty: 'intermediate',
        numQuestions: 10,
      });
    await handInEverything(database, staff);
    const [paper] = await teacher.get<{ readonly groupId: string }[]>(`${classPath}/assessments`);

    const calls: readonly Call[] = [
      { name: 'teacher: class overview and list', who: teacher, path: '/api/teacher/classes' },
      { name: 'teacher: overview of five classes', who: busyTeacher, path: '/api/teacher/classes' },
      { name: 'teacher: weeks of a class', who: teacher, path: `${classPath}/weeks` },
      { name: 'teacher: analytics of a class', who: teacher, path: `${classPath}/analytics` },
      { name: 'teacher: papers of a class', who: teacher, path: `${classPath}/assessments` },
      { name: 'teacher: results of a paper', who: teacher, path: `${classPath}/assessments/${paper?.groupId ?? ''}` },
      { name: 'teacher: all set work', who: teacher, path: '/api/assignments' },
      { name: 'teacher: resources', who: teacher, path: '/api/teacher/resources' },
      { name: 'administrator: overview', who: administrator, path: '/api/school' },
      { name: 'administrator: staff', who: administrator, path: '/api/school/staff' },
      { name: 'administrator: classes', who: administrator, path: '/api/school/classes' },
      { name: 'administrator: table of all pupils', who: administrator, path: '/api/school/pupils' },
      { name: 'administrator: pupils of a class', who: administrator, path: `/api/school/classes/${own.id}/pupils` },
      { name: 'administrator: requests', who: administrator, path: '/api/school/requests' },
    ];
    const failures: string[] = [];
    const rows: (string | number)[][] = [];
    for (const call of calls) {
      const { times, floors, kib } = await measure(url, call);
      const slow = percentile(times, 95);
      if (slow > mark)
        failures.push(
          `${call.name} takes ${rounded(slow)} ms at the 95th percentile, ${ratio(median(times), median(floors))} times the floor.`,
        );
      rows.push([
        call.name,
        rounded(kib),
        rounded(median(times)),
        rounded(slow),
        rounded(percentile(floors, 95)),
        ratio(median(times), median(floors)),
      ]);
    }
    return {
      title: 'A school',
      columns: ['call', 'KiB', 'median ms', 'p95 ms', 'floor p95 ms', 'medians beside the floor'],
      rows,
      notes: [
        `${schoolSize.pupils} pupils in classes of ${schoolSize.aClass}, three subjects each, with a year of quizzes and lessons (${answers} answers). Two people at once, ${2 * rounds} calls each; the floor is the caller's own profile, asked in turns. Goal: ${mark} ms at the 95th percentile. The load average was ${busy.map((load) => load.toFixed(1)).join(', ')}.`,
      ],
      failures,
    };
  });
