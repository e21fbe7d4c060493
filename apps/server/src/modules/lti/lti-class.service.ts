import { ltiMessages, type LtiClass, type LtiCourseList, type LtiPerson } from '@hedgerow/contracts/lti';
import type { Actor } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import type { Clock } from '#ports/clock.ts';
import { type Lti, LtiCallFailed, type LtiMember } from '#ports/lti.ts';
import type { OwnClass } from '../classes/own-class.ts';
import type { LtiClassPupil, LtiClassRepository } from './lti-class.repository.ts';
import type { LtiKeysService } from './lti-keys.service.ts';

export type LtiClassDeps = {
  readonly links: LtiClassRepository;
  readonly ownClass: OwnClass;
  readonly lti: Pick<Lti, 'members'>;
  readonly keys: Pick<LtiKeysService, 'current'>;
  readonly now: Clock;
};

const notFound = (): AppError => new AppError('not_found', 'Not found');
const nameOf = ({ firstName, lastName }: LtiClassPupil): string => `${firstName} ${lastName}`;
const folded = (name: string): string => name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
const named = (pupil: LtiClassPupil): LtiPerson => ({ id: pupil.id, name: nameOf(pupil) });

/** Whose account is the school's own: a family's is not opened by a platform. */
const isOwn = ({ importKey, takenOverAt }: LtiClassPupil): boolean => importKey !== null && takenOverAt === null;

/** Who it most likely is: by number, by address, or by a name that only one pupil has. The teacher decides. */
const likely = (member: Pick<LtiMember, 'name' | 'email' | 'sourcedId'>, free: readonly LtiClassPupil[]): LtiPerson | null => {
  const byNumber = free.filter(
    ({ importKey }) => member.sourcedId !== '' && importKey === `number:${member.sourcedId.trim().toLowerCase()}`,
  );
  const byAddress = free.filter(({ email }) => member.email !== '' && email === member.email);
  const byName = free.filter((pupil) => folded(nameOf(pupil)) === folded(member.name));
  const [first] = [byNumber, byAddress, byName].filter((found) => found.length === 1).flat();
  return first === undefined ? null : named(first);
};

/** A class and its course on the school's platform: who is linked to whom, and what a teacher says of who is not. */
export const ltiClassService = ({ links, ownClass, lti, keys, now }: LtiClassDeps) => {
  const courseOf = async (actor: Actor, classId: string, courseId: string) => {
    const { schoolId } = await ownClass(actor, classId, 'teach');
    const found = (await links.courses(classId)).find(({ course, platform }) => course.id === courseId && platform.schoolId === schoolId);
    if (found === undefined) throw notFound();
    return { ...found, schoolId };
  };
  type Course = Awaited<ReturnType<typeof courseOf>>;

  const membersOf = async ({ course, platform }: Pick<Course, 'course' | 'platform'>): Promise<readonly LtiMember[]> => {
    if (course.membershipsUrl === null) throw new AppError('conflict', ltiMessages.noList);
    try {
      return await lti.members(await keys.current(), platform, course.membershipsUrl);
    } catch (error) {
      if (!(error instanceof LtiCallFailed)) throw error;
      throw new AppError('unavailable', error.why === 'away' ? ltiMessages.listAway : ltiMessages.listRefused);
    }
  };

  return {
    /** The linked courses, and who came from there whom nobody knows. Errors: not_found. */
    read: async (actor: Actor, classId: string): Promise<LtiClass> => {
      const { schoolId } = await ownClass(actor, classId, 'teach');
      const courses = (await links.courses(classId)).filter(({ platform }) => platform.schoolId === schoolId);
      return Promise.all(
        courses.map(async ({ course: { id, title, membershipsUrl }, platform }) => {
          const [waiting, pupils] = await Promise.all([links.waiting(id), links.pupils(classId, platform.id, schoolId)]);
          const free = pupils.filter((pupil) => isOwn(pupil) && pupil.subject === null);
          return {
            id,
            title,
            platform: platform.name,
            hasList: membershipsUrl !== null,
            linked: pupils.filter(({ subject }) => subject !== null).map(named),
            free: free.map(named),
            waiting: waiting.map(({ subject, name }) => ({ subject, name, likely: likely({ name, email: '', sourcedId: '' }, free) })),
          };
        }),
      );
    },

    /** The platform's own list, read now and kept nowhere. Errors: not_found, conflict (it gives none), unavailable (it is away, or refuses). */
    list: async (actor: Actor, classId: string, courseId: string): Promise<LtiCourseList> => {
      const course = await courseOf(actor, classId, courseId);
      const [members, pupils, elsewhere] = await Promise.all([
        membersOf(course),
        links.pupils(classId, course.platform.id, course.schoolId),
        links.linkedSubjects(course.platform.id),
      ]);
      const bySubject = new Map(pupils.flatMap((pupil) => (pupil.subject === null ? [] : [[pupil.subject, pupil] as const])));
      const free = pupils.filter((pupil) => isOwn(pupil) && pupil.subject === null);
      const learners = members.filter(({ role }) => role === 'learner');
      const subjects = new Set(learners.map(({ subject }) => subject));
      return {
        members: learners.map((member) => {
          const here = bySubject.get(member.subject);
          const isElsewhere = here === undefined && elsewhere.has(member.subject);
          return {
            subject: member.subject,
            name: member.name,
            linked: here === undefined ? null : named(here),
            elsewhere: isElsewhere,
            likely: here === undefined && !isElsewhere ? likely(member, free) : null,
          };
        }),
        notThere: pupils.filter(({ subject }) => subject === null || !subjects.has(subject)).map(named),
        families: pupils.filter((pupil) => !isOwn(pupil)).map(named),
      };
    },

    /** Errors: not_found (a course, pupil or person that is not theirs), conflict (linked already). */
    link: async (
      actor: Actor,
      classId: string,
      courseId: string,
      { subject, childId }: { readonly subject: string; readonly childId: string },
    ): Promise<void> => {
      const course = await courseOf(actor, classId, courseId);
      const pupil = (await links.pupils(classId, course.platform.id, course.schoolId)).find(({ id }) => id === childId);
      if (pupil === undefined || !isOwn(pupil)) throw notFound();
      const waits = (await links.waiting(courseId)).some((one) => one.subject === subject);
      const isThere = waits || (await membersOf(course)).some((member) => member.subject === subject && member.role === 'learner');
      if (!isThere) throw notFound();
      const at = now();
      const row = { platformId: course.platform.id, subject, userId: childId, createdAt: at, lastUsedAt: at };
      if (!(await links.link(row))) throw new AppError('conflict', ltiMessages.linked);
    },

    /** Errors: not_found. */
    unlink: async (actor: Actor, classId: string, courseId: string, childId: string): Promise<void> => {
      const { platform, schoolId } = await courseOf(actor, classId, courseId);
      const pupil = (await links.pupils(classId, platform.id, schoolId)).find(({ id }) => id === childId);
      if (pupil === undefined || !(await links.unlink(platform.id, childId))) throw notFound();
    },
  };
};
export type LtiClassService = ReturnType<typeof ltiClassService>;
