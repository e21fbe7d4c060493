import type { Department, OwnDuties, SupportPupil, WeakObjective } from '@hedgerow/contracts/school-duties';
import { wordingsWithDuties } from '@hedgerow/contracts/schools';
import type { Bank } from '@hedgerow/curriculum/bank';
import { subjectFamily } from '@hedgerow/curriculum/subject-families';
import type { Actor } from '@hedgerow/domain/access';
import { addDays, londonDate } from '@hedgerow/domain/calendar-dates';
import { readinessDays } from '@hedgerow/domain/class-figures';
import { AppError } from '@hedgerow/domain/errors';
import { type SubjectId, subjectName } from '@hedgerow/domain/subjects';
import { yearGroupName } from '@hedgerow/domain/year-groups';
import type { Clock } from '#ports/clock.ts';
import type { RichText } from '#ports/rich-text.ts';
import type { DutiesRepository, HeldRow, Seen, WeakRow } from './duties.repository.ts';

export type DutiesDeps = {
  readonly duties: DutiesRepository;
  readonly bank: Pick<Bank, 'topic'>;
  readonly richText: Pick<RichText, 'inline'>;
  readonly now: Clock;
};
/** What is shown, and of whom it says something. */
type Shown<T> = { readonly shown: T; readonly childIds: readonly string[] };

const dayMs = 86_400_000;
/** Work that was due longer ago is no news. */
const homeworkDays = 21;
const noHomework = { done: 0, late: 0, begun: 0, notBegun: 0 };

const seenAt = (schoolId: string): Seen => ({ schoolId, wordings: wordingsWithDuties });

/** What a head of department and a SENCo see (docs/product/schools.md#who-leads-a-subject-and-the-senco). They change nothing. */
export const dutiesService = ({ duties, bank, richText, now }: DutiesDeps) => {
  const since = (): Date => new Date(now().getTime() - readinessDays * dayMs);
  const from = () => addDays(londonDate(now()), -homeworkDays);

  const weakView = ({ topicId, objective, answers, correct }: WeakRow): WeakObjective[] => {
    const topic = bank.topic(topicId);
    const found = topic?.objectives.find(({ id }) => id === objective);
    return topic === undefined || found === undefined ? [] : [{ topic: topic.title, text: richText.inline(found.text), correct, answers }];
  };
  const heldView = ({ topicId, misconception, pupils }: HeldRow) => {
    const topic = bank.topic(topicId);
    const found = topic?.misconceptions.find(({ id }) => id === misconception);
    if (topic === undefined || found === undefined) return [];
    return [{ topic: topic.title, belief: richText.inline(found.belief), correction: richText.inline(found.correction), pupils }];
  };

  return {
    own: async (actor: Actor): Promise<OwnDuties> => {
      const all = await duties.dutiesOf(actor.userId);
      return {
        headOf: all.flatMap(({ subject }) => (subject === null ? [] : [{ subject, subjectName: subjectName(subject) }])),
        senco: all.some(({ subject }) => subject === null),
      };
    },

    /** All classes of a subject in the school, by figures and without a name. Errors: not_found (they do not lead it). */
    department: async (actor: Actor, subject: SubjectId): Promise<Shown<Department>> => {
      const duty = (await duties.dutiesOf(actor.userId)).find((one) => one.subject === subject);
      if (duty === undefined) throw new AppError('not_found', 'Not found');
      const [seen, subjects] = [seenAt(duty.schoolId), subjectFamily(subject)];
      const [rows, homework, weak, held] = await Promise.all([
        duties.classes(seen, subjects, since()),
        duties.homeworkByClass(seen, subjects, from()),
        duties.weakByClass(seen, subjects, since()),
        duties.heldByClass(seen, subjects, since()),
      ]);
      const classes = rows.map(({ pupils, yearGroup, ...row }) => {
        const { done, late, begun, notBegun } = homework.find(({ of }) => of === row.id) ?? noHomework;
        return {
          ...row,
          yearGroup: yearGroupName(yearGroup),
          pupils: pupils.length,
          homework: { done, late, begun, notBegun },
          objectives: weak.filter(({ of }) => of === row.id).flatMap(weakView),
          misconceptions: held.filter(({ of }) => of === row.id).flatMap(heldView),
        };
      });
      return {
        shown: { subject, subjectName: subjectName(subject), classes },
        childIds: [...new Set(rows.flatMap(({ pupils }) => pupils))],
      };
    },

    /** Pupils with SEN support or a plan, who read in their own way or have extra time. Errors: not_found (not the SENCo). */
    supportPupils: async (actor: Actor): Promise<Shown<SupportPupil[]>> => {
      const duty = (await duties.dutiesOf(actor.userId)).find((one) => one.subject === null);
      if (duty === undefined) throw new AppError('not_found', 'Not found');
      const seen = seenAt(duty.schoolId);
      const [rows, homework, weak] = await Promise.all([
        duties.supportPupils(seen),
        duties.homeworkByPupil(seen, from()),
        duties.weakByPupil(seen, since()),
      ]);
      const shown = rows.map(({ id, name, yearGroup, classes, typeface, letterRoom, lineRoom, lessMotion, extraTime, sen }) => {
        const { done, late, begun, notBegun } = homework.find(({ of }) => of === id) ?? noHomework;
        return {
          id,
          name,
          yearGroup: yearGroupName(yearGroup),
          classes,
          typeface,
          moreRoom: letterRoom !== 'usual' || lineRoom !== 'usual',
          lessMotion,
          extraTime,
          sen,
          homework: { done, late, begun, notBegun },
          objectives: weak.filter(({ of }) => of === id).flatMap(weakView),
        };
      });
      return { shown, childIds: rows.map(({ id }) => id) };
    },
  };
};
export type DutiesService = ReturnType<typeof dutiesService>;
