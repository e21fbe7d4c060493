import {
  type ChildSchool,
  type NewWords,
  type NewWordsBody,
  type SchoolCode,
  schoolConsentWording,
  schoolMessages,
  type UseCodeBody,
} from '@hedgerow/contracts/schools';
import { type Parent, readableChild } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import { readCode } from '@hedgerow/domain/school-codes';
import { subjectName } from '@hedgerow/domain/subjects';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { SecretTokens } from '#ports/identity.ts';
import type { ClassJoinsRepository } from './class-joins.repository.ts';
import type { ClassTeachersService } from './class-teachers.service.ts';
import type { SchoolCodesRepository } from './school-codes.repository.ts';

export type SchoolCodesDeps = {
  readonly codes: SchoolCodesRepository;
  readonly joins: Pick<ClassJoinsRepository, 'ask'>;
  readonly alsoTeaching: ClassTeachersService['alsoTeaching'];
  readonly tokens: Pick<SecretTokens, 'hash'>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
};
type Used = { readonly childId: string; readonly firstName: string; readonly schoolName: string; readonly waits: boolean };
type OfClass = NonNullable<Awaited<ReturnType<SchoolCodesRepository['classOf']>>>;
type OfPupil = NonNullable<Awaited<ReturnType<SchoolCodesRepository['pupilOf']>>>;

const unknownCode = () => new AppError('invalid', schoolMessages.unknownCode, { details: { field: 'code' } });

/** A parent types what came from school: they see what it is about, and nothing happens before they agree. */
export const schoolCodesService = ({ codes, joins, alsoTeaching, tokens, transaction, now, newId }: SchoolCodesDeps) => {
  const found = async (text: string): Promise<{ readonly ofClass: OfClass } | { readonly ofPupil: OfPupil }> => {
    const code = readCode(text);
    const ofClass = await codes.classOf(code);
    if (ofClass !== undefined) return { ofClass };
    const ofPupil = await codes.pupilOf(tokens.hash(code), now());
    if (ofPupil === undefined) throw unknownCode();
    return { ofPupil };
  };

  const consentTo = ({ userId, familyId }: Parent, childId: string, schoolId: string, className: string) => ({
    familyId,
    childId,
    schoolId,
    className,
    userId,
    id: newId(),
    wording: schoolConsentWording,
    agreedAt: now(),
  });

  /** One of the parent's children asks to come into the class: its teacher answers. */
  const ask = async (actor: Parent, { schoolClass, schoolName }: OfClass, wanted: string | undefined): Promise<Used> => {
    const { childId, familyId } = readableChild(actor, wanted);
    const record = await codes.child(familyId, childId);
    if (record === undefined) throw new AppError('not_found', 'Not found');
    if (record.status !== 'active') throw new AppError('conflict', 'This child can join once the payment is confirmed.');
    if (await codes.isIn(schoolClass.id, childId)) throw new AppError('conflict', schoolMessages.alreadyIn);
    const wish = { familyId, childId, classId: schoolClass.id, userId: actor.userId, wording: schoolConsentWording, askedAt: now() };
    if (!(await joins.ask(wish))) throw new AppError('conflict', schoolMessages.waits);
    return { childId, firstName: record.firstName, schoolName, waits: true };
  };

  /** The account that the school opened comes into the parent's family, with everything in it. */
  const takeOver = async (actor: Parent, pupil: OfPupil): Promise<Used> => {
    const taken = await codes.slots(actor.familyId);
    const slot = [1, 2, 3].find((free) => !taken.includes(free));
    if (slot === undefined) throw new AppError('conflict', schoolMessages.familyFull);
    const { familyId: from, childId, schoolId, firstName, schoolName, className } = pupil;
    try {
      await transaction(async (runner) => {
        if (!(await codes.takeOver(runner, { from, childId, to: actor.familyId, slot }, now()))) throw unknownCode();
        await codes.agree(runner, consentTo(actor, childId, schoolId, className ?? ''));
      });
    } catch (error) {
      throw codes.isSlotTaken(error) ? new AppError('conflict', schoolMessages.familyFull, { cause: error }) : error;
    }
    return { childId, firstName, schoolName, waits: false };
  };

  return {
    look: async (code: string): Promise<SchoolCode> => {
      const what = await found(code);
      if ('ofClass' in what) {
        const { schoolClass, schoolName, teacherName } = what.ofClass;
        const { name: className, subject } = schoolClass;
        const alsoTeach = (await alsoTeaching([schoolClass.id]))(schoolClass.id);
        const rest = { pupilName: null, alsoTeach, wording: schoolConsentWording };
        return { kind: 'class', schoolName, className, subjectName: subjectName(subject), teacherName, ...rest };
      }
      const { schoolName, className, firstName: pupilName } = what.ofPupil;
      const none = { subjectName: null, teacherName: null, alsoTeach: [] };
      return { kind: 'pupil', schoolName, className, ...none, pupilName, wording: schoolConsentWording };
    },

    /** Errors: invalid (the code), conflict (in the class already, or no room in the family; or the words have changed). */
    use: async (actor: Parent, { code, childId, wording }: UseCodeBody): Promise<Used> => {
      if (wording !== schoolConsentWording) throw new AppError('conflict', schoolMessages.wording);
      const what = await found(code);
      return 'ofClass' in what ? ask(actor, what.ofClass, childId) : takeOver(actor, what.ofPupil);
    },

    /** Schools that see the child, with the classes there. */
    ofChild: async (actor: Parent, id: string): Promise<ChildSchool[]> => {
      const { childId, familyId } = readableChild(actor, id);
      const [consents, classes] = await Promise.all([codes.consents(familyId, childId), codes.classesOf(childId)]);
      const others = await alsoTeaching(classes.map(({ id: classId }) => classId));
      return consents.map(({ consent, schoolName }) => ({
        id: consent.id,
        schoolName,
        classes: classes
          .filter(({ schoolId }) => schoolId === consent.schoolId)
          .map(({ id: classId, name, teacher }) => ({ name, teacher, alsoTeach: others(classId) })),
        agreedAt: consent.agreedAt.toISOString(),
      }));
    },

    /** Schools whose words are newer than what the parent agreed to: asked once. */
    newWords: async ({ familyId }: Parent): Promise<NewWords> => {
      const rows = await codes.onOtherWords(familyId, schoolConsentWording);
      return { wording: schoolConsentWording, schools: rows.map((row) => ({ ...row, agreedAt: row.agreedAt.toISOString() })) };
    },

    /** The parent's yes or no to the new words; a no leaves what was agreed as it is. Errors: not_found, conflict (the words have changed again). */
    answerWords: async (actor: Parent, id: string, consentId: string, { agree, wording }: NewWordsBody): Promise<void> => {
      if (wording !== schoolConsentWording) throw new AppError('conflict', schoolMessages.wording);
      const { childId, familyId } = readableChild(actor, id);
      const old = { familyId, childId, id: consentId };
      const fresh = { id: newId(), userId: actor.userId, wording, agreedAt: now() };
      const done = agree ? await transaction((runner) => codes.renew(runner, old, fresh)) : await codes.decline(old, wording);
      if (!done) throw new AppError('not_found', 'Not found');
    },

    withdraw: async (actor: Parent, id: string, consentId: string): Promise<void> => {
      const { childId, familyId } = readableChild(actor, id);
      if (!(await transaction((runner) => codes.withdraw(runner, familyId, childId, consentId, now()))))
        throw new AppError('not_found', 'Not found');
    },
  };
};
export type SchoolCodesService = ReturnType<typeof schoolCodesService>;
