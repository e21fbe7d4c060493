import { createHash } from 'node:crypto';
import { type ListImported, type ListPreview, schoolMessages } from '@hedgerow/contracts/schools';
import type { Actor } from '@hedgerow/domain/access';
import { type CalendarDate, londonDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import { usernameFor } from '@hedgerow/domain/usernames';
import { academicYearOf, currentYearOf, yearGroupName } from '@hedgerow/domain/year-groups';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { DeskService } from './desk.service.ts';
import { type ListedPupil, readPupilList } from './pupil-list.ts';
import type { KnownPupil, NewPupil, PupilListRepository } from './pupil-list.repository.ts';

export type PupilListDeps = {
  readonly deskOf: DeskService['deskOf'];
  readonly lists: PupilListRepository;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
  /** Unpredictable, 0 <= x < 1. */
  readonly draw: () => number;
};

const mostShown = 100;
const sampleSize = 8;
const importTries = 3;

/** With the pupils whom it was about. */
type TakenIn = ListImported & { readonly childIds: readonly string[] };

type What = 'create' | 'change' | 'same';

/** Which list was checked, and at which school. */
const digestOf = (schoolId: string, list: string): string => createHash('sha256').update(`${schoolId}\n${list}`).digest('hex');

const differs = (pupil: ListedPupil, before: KnownPupil, today: CalendarDate): boolean =>
  !before.linked &&
  (pupil.firstName !== before.firstName || pupil.lastName !== before.lastName || pupil.yearGroup !== currentYearOf(before, today));

const whatOf = (pupil: ListedPupil, before: KnownPupil | undefined, today: CalendarDate): What => {
  if (before === undefined) return 'create';
  const placedAnew = !before.linked && pupil.classIds.some((id) => !before.classIds.includes(id));
  return placedAnew || differs(pupil, before, today) ? 'change' : 'same';
};

/** A school's list of pupils: looked at first, then taken in as a whole or not at all. The same list twice changes nothing. */
export const pupilListService = ({ deskOf, lists, transaction, now, newId, draw }: PupilListDeps) => {
  const read = async (schoolId: string, list: string, runner?: Runner) => {
    const today = londonDate(now());
    const facts = { classes: await lists.classes(schoolId, runner), academicYear: academicYearOf(today) };
    const known = new Map((await lists.known(schoolId, runner)).map((pupil) => [pupil.key, pupil]));
    return { ...readPupilList(list, facts), known, today, academicYear: facts.academicYear };
  };

  /** A free username for each, in the order of the list. */
  const usernames = async (runner: Runner, pupils: readonly ListedPupil[]): Promise<string[]> => {
    const used = new Set<string>();
    const drawFor = (pupil: ListedPupil): string => {
      const username = usernameFor(pupil.firstName, pupil.lastName, draw);
      if (used.has(username)) return drawFor(pupil);
      used.add(username);
      return username;
    };
    const first = pupils.map(drawFor);
    const taken = await lists.takenUsernames(runner, first);
    return pupils.map((pupil, at) => {
      const username = first[at];
      return username === undefined || taken.has(username) ? drawFor(pupil) : username;
    });
  };

  const takeIn = async (runner: Runner, schoolId: string, schoolName: string, list: string): Promise<TakenIn> => {
    await lists.alone(runner, schoolId);
    const { pupils, problems, known, today, academicYear } = await read(schoolId, list, runner);
    if (problems.length > 0) throw new AppError('invalid', schoolMessages.listHasMistakes);
    const fresh = pupils.filter(({ key }) => !known.has(key));
    const names = await usernames(runner, fresh);
    const made = fresh.map(({ firstName, lastName, yearGroup, key }, at): NewPupil => ({
      firstName,
      lastName,
      yearGroup,
      key,
      academicYear,
      id: newId(),
      familyId: newId(),
      username: names[at] ?? '',
    }));
    await lists.create(runner, schoolId, schoolName, made, now());
    const changed: string[] = [];
    for (const pupil of pupils) {
      const before = known.get(pupil.key);
      if (before === undefined || whatOf(pupil, before, today) !== 'change') continue;
      changed.push(before.childId);
      const { firstName, lastName, yearGroup } = pupil;
      if (differs(pupil, before, today))
        await lists.change(runner, { id: before.childId, familyId: before.familyId, firstName, lastName, yearGroup, academicYear }, now());
    }
    const homes = new Map([
      ...made.map(({ key, id, familyId }) => [key, { childId: id, familyId }] as const),
      ...[...known.values()].filter(({ linked }) => !linked).map(({ key, childId, familyId }) => [key, { childId, familyId }] as const),
    ]);
    const placings = pupils.flatMap(({ key, classIds }) => {
      const home = homes.get(key);
      return home === undefined ? [] : classIds.map((classId) => ({ ...home, classId, createdAt: now() }));
    });
    const placed = await lists.place(runner, placings);
    const same = pupils.length - made.length - changed.length;
    return { created: made.length, changed: changed.length, same, placed, childIds: [...made.map(({ id }) => id), ...changed] };
  };

  return {
    preview: async (actor: Actor, list: string): Promise<ListPreview> => {
      const { schoolId } = await deskOf(actor);
      const { pupils, problems, known, today } = await read(schoolId, list);
      const judged = pupils.map((pupil) => ({ pupil, what: whatOf(pupil, known.get(pupil.key), today) }));
      const count = (what: What): number => judged.filter((one) => one.what === what).length;
      return {
        digest: digestOf(schoolId, list),
        pupils: pupils.length,
        create: count('create'),
        change: count('change'),
        same: count('same'),
        withParent: pupils.filter(({ key }) => known.get(key)?.linked === true).length,
        problems: problems.slice(0, mostShown),
        problemCount: problems.length,
        sample: judged.slice(0, sampleSize).map(({ pupil: { line, firstName, lastName, yearGroup, classNames }, what }) => ({
          line,
          name: `${firstName} ${lastName}`,
          yearGroup: yearGroupName(yearGroup),
          classes: [...classNames],
          what,
        })),
      };
    },

    /** All of the list in one transaction. Errors: conflict (another list than was checked), invalid (mistakes). */
    takeIn: async (actor: Actor, list: string, digest: string): Promise<TakenIn> => {
      const { schoolId, schoolName } = await deskOf(actor);
      if (digestOf(schoolId, list) !== digest) throw new AppError('conflict', schoolMessages.listChanged);
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await transaction((runner) => takeIn(runner, schoolId, schoolName, list));
        } catch (error) {
          // Somebody took one of the drawn usernames in this very moment.
          if (!lists.isUsernameTaken(error) || attempt === importTries) throw error;
        }
      }
    },
  };
};
export type PupilListService = ReturnType<typeof pupilListService>;
