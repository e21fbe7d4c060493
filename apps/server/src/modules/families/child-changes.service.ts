import { type Child, familyMessages, type ModelOff, type NewChildBody, type UpdateChildBody } from '@hedgerow/contracts/families';
import { type Actor, actingPupil, forParentWriting, forWriting, type Parent } from '@hedgerow/domain/access';
import { birthMonthOf, isBirthOfChild, readBirth } from '@hedgerow/domain/birth';
import { ageOn, type CalendarDate, londonDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import { academicYearOf, readYearGroup, yearGroupOf } from '@hedgerow/domain/year-groups';
import type { Clock } from '#ports/clock.ts';
import type { Events } from '#ports/events.ts';
import { childView } from './child-view.ts';
import type { ChildRecord, FamiliesRepository } from './families.repository.ts';
import type { FamiliesService } from './families.service.ts';

export type ChildChangesDeps = {
  readonly families: Pick<FamiliesRepository, 'find' | 'childrenOf' | 'update' | 'turnModelOff' | 'rename' | 'schoolNames'>;
  readonly addChild: FamiliesService['addChild'];
  readonly events: Pick<Events, 'publish'>;
  /** Whether the product has an AI model at all. */
  readonly hasModel: boolean;
  readonly now: Clock;
};

const birthOf = (text: string, today: CalendarDate): CalendarDate | null => {
  if (text === '') return null;
  const born = readBirth(text);
  if (born === undefined) throw new AppError('invalid', familyMessages.birthFormat, { details: { field: 'dateOfBirth' } });
  if (!isBirthOfChild(born, today)) throw new AppError('invalid', familyMessages.birthRange, { details: { field: 'dateOfBirth' } });
  return born;
};

/** What a parent changes about a child, and nobody else (docs/product/accounts.md#who-may-see-what). */
export const childChangesService = ({ families, addChild, events, hasModel, now }: ChildChangesDeps) => {
  const ownChild = async (actor: Parent, childId: string) => forParentWriting(actor, await families.find(actor.familyId, childId));

  /** A year that is chosen wins; a new month of birth brings the year that follows from it; otherwise the year stays. */
  const yearAfter = (record: ChildRecord, born: CalendarDate | null | undefined, gradeLevel: string | undefined) => {
    const today = londonDate(now());
    const chosen = gradeLevel === undefined ? undefined : readYearGroup(gradeLevel);
    const moved = typeof born === 'string' && birthMonthOf(born) !== record.birthMonth ? yearGroupOf(born, today) : undefined;
    const yearGroup = chosen ?? moved;
    return yearGroup === undefined
      ? { yearGroup: record.yearGroup, academicYear: record.academicYear }
      : { yearGroup, academicYear: academicYearOf(today) };
  };

  const viewOf = async ({ familyId }: Parent, childId: string): Promise<Child> => {
    const row = (await families.childrenOf(familyId)).find(({ child }) => child.id === childId);
    if (row === undefined) throw new AppError('not_found', 'Not found');
    return childView(row, now(), hasModel);
  };

  return {
    /** One more child, waiting for a plan and its payment; a fourth is refused. */
    add: async (actor: Parent, { firstName, lastName, dateOfBirth, gradeLevel, school }: NewChildBody): Promise<Child> => {
      const today = londonDate(now());
      const born = birthOf(dateOfBirth, today);
      if (born === null) throw new AppError('invalid', familyMessages.birthFormat, { details: { field: 'dateOfBirth' } });
      const wish = { firstName, lastName, dateOfBirth: born, age: ageOn(born, today), yearGroup: gradeLevel, school };
      return viewOf(actor, (await addChild(actor, wish)).id);
    },

    /** The schools that the product knows, for the list of the form. */
    schools: (): Promise<string[]> => families.schoolNames(),

    update: async (actor: Parent, childId: string, change: UpdateChildBody): Promise<Child> => {
      const record = await ownChild(actor, childId);
      const born = change.dateOfBirth === undefined ? undefined : birthOf(change.dateOfBirth, londonDate(now()));
      const { firstName = record.firstName, lastName = record.lastName } = change;
      const { streaksOn = record.streaksOn, celebrationsOn = record.celebrationsOn, modelOn: modelChosen = record.modelChosen } = change;
      const { suggestionsOn = record.suggestionsOn } = change;
      const { dailyLimit = record.dailyLimit, hard = record.hard } = change;
      const school = change.school === undefined ? record.school : change.school || null;
      const birthMonth = born === undefined ? record.birthMonth : born && birthMonthOf(born);
      const years = yearAfter(record, born, change.gradeLevel);
      await families.update(
        record,
        { firstName, lastName, birthMonth, school, streaksOn, celebrationsOn, suggestionsOn, modelChosen, dailyLimit, hard, ...years },
        now(),
      );
      // The child's open pages read their figures again: what was switched off goes at once, and so does an end of day.
      const switches = streaksOn !== record.streaksOn || celebrationsOn !== record.celebrationsOn || suggestionsOn !== record.suggestionsOn;
      if (switches || dailyLimit !== record.dailyLimit) await events.publish([`child:${childId}`], { type: 'activity', childId });
      return viewOf(actor, childId);
    },

    /** By the pupil, for whom it is always right to ask less: what they type goes to no other company from then on. A parent may turn it on again. */
    turnModelOff: async (actor: Actor): Promise<ModelOff> => {
      const { familyId, userId } = actingPupil(actor);
      await families.turnModelOff(forWriting(actor, await families.find(familyId, userId)));
      return { modelOn: false };
    },

    rename: async (actor: Parent, childId: string, username: string): Promise<{ childId: string; username: string }> => {
      const record = await ownChild(actor, childId);
      if (record.status !== 'active') throw new AppError('conflict', 'This child can sign in once the payment is confirmed.');
      if (!(await families.rename(record, username, now())))
        throw new AppError('conflict', familyMessages.usernameTaken, { details: { field: 'username' } });
      return { childId, username };
    },
  };
};
export type ChildChangesService = ReturnType<typeof childChangesService>;
