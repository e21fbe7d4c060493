import type { LessonCard } from '@hedgerow/contracts/classes';
import { mostCardsAtOnce, type PupilCard, type PupilCards, schoolMessages, type SchoolPupil } from '@hedgerow/contracts/schools';
import { type Actor, forSchoolWriting } from '@hedgerow/domain/access';
import { type CalendarDate, londonDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import { drawCode, pupilCodeLength, spacedCode } from '@hedgerow/domain/school-codes';
import { childPassword } from '@hedgerow/domain/usernames';
import { currentYearOf, yearGroupName } from '@hedgerow/domain/year-groups';
import type { Clock } from '#ports/clock.ts';
import type { Identity, SecretTokens } from '#ports/identity.ts';
import type { FamiliesRepository } from '../families/families.repository.ts';
import type { DeskService } from './desk.service.ts';
import type { SchoolClassesRepository } from './school-classes.repository.ts';
import type { SchoolClassesService } from './school-classes.service.ts';
import type { PupilRow, SchoolPupilsRepository } from './school-pupils.repository.ts';

export type SchoolPupilsDeps = {
  readonly deskOf: DeskService['deskOf'];
  readonly ownClass: SchoolClassesService['ownClass'];
  readonly pupils: SchoolPupilsRepository;
  readonly classes: Pick<SchoolClassesRepository, 'place' | 'takeOut'>;
  readonly families: Pick<FamiliesRepository, 'setPassword' | 'usernameOf'>;
  readonly identity: Pick<Identity, 'hashPassword'>;
  readonly tokens: Pick<SecretTokens, 'hash'>;
  readonly now: Clock;
  readonly newId: () => string;
  /** Unpredictable, 0 <= x < 1. */
  readonly draw: () => number;
};

/** How long the code of a card waits for a parent: a school year. */
const linkCodeMs = 365 * 86_400_000;
/** How long a removed account of the school can be kept after all: 14 days. */
const leavingMs = 14 * 86_400_000;

const instant = (text: string | null): string | null => (text === null ? null : new Date(text).toISOString());

const viewOn =
  (today: CalendarDate) =>
  (row: PupilRow): SchoolPupil => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    yearGroup: yearGroupName(currentYearOf({ yearGroup: row.year_group, academicYear: row.academic_year }, today)),
    account: row.own ? 'school' : 'family',
    username: row.own ? row.username : null,
    hasCard: row.has_card,
    lastSignInAt: instant(row.last_sign_in_at),
    classes: [...row.classes],
    leavingAt: row.own ? instant(row.leaving_at) : null,
  });

/** The pupils of a school as its administrator sees them: who they are and how they sign in, and nothing of their work. */
export const schoolPupilsService = (deps: SchoolPupilsDeps) => {
  const { deskOf, ownClass, pupils, classes, families, identity, tokens, now, newId, draw } = deps;

  const pupilOf = async (schoolId: string, childId: string): Promise<PupilRow> => {
    const found = await pupils.find(schoolId, childId);
    if (found === undefined) throw new AppError('not_found', 'Not found');
    return found;
  };

  /** A new password; the one before it opens nothing any more, and whoever is signed in with it is signed out. */
  const newPassword = async (schoolId: string, childId: string): Promise<LessonCard> => {
    const record = forSchoolWriting(schoolId, await pupils.findOwn(schoolId, childId));
    const password = childPassword(draw);
    await families.setPassword(record, await identity.hashPassword(password), newId(), false, now());
    const username = (await families.usernameOf(childId)) ?? '';
    return { childId, firstName: record.firstName, lastName: record.lastName, username, password };
  };

  /** A new password and a new code for parents; what was on an older card opens nothing any more. */
  const makeCard = async (schoolId: string, childId: string): Promise<PupilCard> => {
    const card = await newPassword(schoolId, childId);
    const code = drawCode(pupilCodeLength, draw);
    await pupils.setLinkCode(childId, tokens.hash(code), new Date(now().getTime() + linkCodeMs));
    return { ...card, familyCode: spacedCode(code) };
  };

  return {
    all: async (actor: Actor): Promise<SchoolPupil[]> => (await pupils.all((await deskOf(actor)).schoolId)).map(viewOn(londonDate(now()))),

    inClass: async (actor: Actor, classId: string): Promise<SchoolPupil[]> => {
      const { schoolId } = await ownClass(actor, classId);
      return (await pupils.inClass(schoolId, classId)).map(viewOn(londonDate(now())));
    },

    place: async (actor: Actor, classId: string, childId: string): Promise<void> => {
      const { schoolId, archivedAt } = await ownClass(actor, classId);
      if (archivedAt !== null) throw new AppError('conflict', schoolMessages.archived);
      const { family_id: familyId } = await pupilOf(schoolId, childId);
      await classes.place({ classId, familyId, childId, createdAt: now() });
    },

    takeOut: async (actor: Actor, classId: string, childId: string): Promise<void> => {
      await ownClass(actor, classId);
      if (!(await classes.takeOut(classId, childId))) throw new AppError('not_found', 'Not found');
    },

    /** Cards for those of the class who have none yet, the password on each for this one time. */
    cards: async (actor: Actor, classId: string): Promise<PupilCards> => {
      const { schoolId } = await ownClass(actor, classId);
      const without = (await pupils.inClass(schoolId, classId)).filter(({ own, has_card: has }) => own && !has);
      const cards: PupilCard[] = [];
      for (const { id } of without.slice(0, mostCardsAtOnce)) cards.push(await makeCard(schoolId, id));
      return { cards, waiting: without.length - cards.length };
    },

    /**
     * New cards for these pupils, of whatever classes. Errors: not_found (somebody who is not at the school), forbidden (a family's
     * account): then nobody's card is new.
     */
    cardsFor: async (actor: Actor, childIds: readonly string[]): Promise<PupilCards> => {
      const { schoolId } = await deskOf(actor);
      const wanted = new Set(childIds);
      const found = (await pupils.all(schoolId)).filter(({ id }) => wanted.has(id));
      if (found.length < wanted.size) throw new AppError('not_found', 'Not found');
      if (found.some(({ own }) => !own)) throw new AppError('forbidden', schoolMessages.notOwnPupil);
      const cards: PupilCard[] = [];
      for (const { id } of found) cards.push(await makeCard(schoolId, id));
      return { cards, waiting: 0 };
    },

    /** A new card for a pupil who lost theirs. Errors: forbidden (a family's account). */
    renewCard: async (actor: Actor, childId: string): Promise<PupilCard> => {
      const { schoolId } = await deskOf(actor);
      if (!(await pupilOf(schoolId, childId)).own) throw new AppError('forbidden', schoolMessages.notOwnPupil);
      return makeCard(schoolId, childId);
    },

    /** Whether the school opened the account, and no parent has taken it over. */
    isOwn: async (schoolId: string, childId: string): Promise<boolean> => (await pupils.findOwn(schoolId, childId)) !== undefined,

    /** In a lesson, for a teacher who was checked: a code that a parent holds stays good. Errors: forbidden (a family's account). */
    lessonCard: async (schoolId: string, childId: string): Promise<LessonCard> => {
      if ((await pupils.findOwn(schoolId, childId)) === undefined) throw new AppError('forbidden', schoolMessages.familyCard);
      return newPassword(schoolId, childId);
    },

    /** Leaves the school: a family's child its classes, the school's own account with everything, after 14 days. */
    remove: async (actor: Actor, childId: string): Promise<void> => {
      const { schoolId } = await deskOf(actor);
      const { own } = await pupilOf(schoolId, childId);
      await pupils.takeOut(schoolId, childId);
      if (own) await pupils.leave(schoolId, childId, new Date(now().getTime() + leavingMs));
    },

    keep: async (actor: Actor, childId: string): Promise<void> => {
      const { schoolId } = await deskOf(actor);
      await pupilOf(schoolId, childId);
      await pupils.leave(schoolId, childId, null);
    },
  };
};
export type SchoolPupilsService = ReturnType<typeof schoolPupilsService>;
