import type { ClassAnalytics, ClassMisconception, ClassWeek } from '@hedgerow/contracts/classes';
import type { Bank } from '@hedgerow/curriculum/bank';
import { subjectFamily } from '@hedgerow/curriculum/subject-families';
import type { Actor } from '@hedgerow/domain/access';
import { addDays, londonDate } from '@hedgerow/domain/calendar-dates';
import { classWeeks, mondayOf, readinessDays } from '@hedgerow/domain/class-figures';
import { keyStages } from '@hedgerow/domain/key-stages';
import type { Clock } from '#ports/clock.ts';
import type { RichText } from '#ports/rich-text.ts';
import type { Maps } from '../adaptive/maps.ts';
import type { OwnClass } from './own-class.ts';
import type { BeliefRow, ClassFiguresRepository } from './class-figures.repository.ts';
import type { ClassesRepository, ClassPupilRow, TaughtClass } from './classes.repository.ts';

export type ClassAnalyticsDeps = {
  readonly classes: Pick<ClassesRepository, 'pupilsIn'>;
  readonly ownClass: OwnClass;
  readonly figures: Pick<ClassFiguresRepository, 'weeks' | 'topics' | 'beliefs'>;
  readonly bank: Pick<Bank, 'topic'>;
  readonly maps: Maps;
  readonly richText: Pick<RichText, 'inline'>;
  readonly now: Clock;
};

const dayMs = 86_400_000;

/** What a class did and what it knows: nothing made up, nothing where nothing was done (docs/product/schools.md#class-figures). */
export const classAnalyticsService = ({ classes, ownClass, figures, bank, maps, richText, now }: ClassAnalyticsDeps) => {
  const titlesFor = ({ subject }: TaughtClass) =>
    new Map(keyStages.flatMap((stage) => maps(subject, stage).map(({ id, title }) => [id, title] as const)));

  const misconception = ({ topicId, misconception: id, children }: BeliefRow, pupils: readonly ClassPupilRow[]): ClassMisconception[] => {
    const topic = bank.topic(topicId);
    const known = topic?.misconceptions.find((one) => one.id === id);
    if (topic === undefined || known === undefined) return [];
    const named = pupils
      .filter(({ childId }) => children.includes(childId))
      .map(({ childId, firstName, lastName }) => ({ id: childId, name: `${firstName} ${lastName}` }));
    return [
      {
        topicId,
        misconceptionId: id,
        topic: topic.title,
        belief: richText.inline(known.belief),
        correction: richText.inline(known.correction),
        pupils: named,
      },
    ];
  };

  return {
    /** Eight weeks, this one last; a week without work stands there with nothing in it. Errors: not_found. */
    weeks: async (actor: Actor, classId: string): Promise<ClassWeek[]> => {
      const { subject } = await ownClass(actor, classId, 'read');
      const thisMonday = mondayOf(londonDate(now()));
      const mondays = Array.from({ length: classWeeks }, (_, week) => addDays(thisMonday, 7 * (week + 1 - classWeeks)));
      const worked = await figures.weeks(classId, subject === 'other' ? [subject] : subjectFamily(subject), mondays[0] ?? thisMonday);
      return mondays.map(
        (monday) => worked.find((week) => week.monday === monday) ?? { monday, assessments: 0, averageScore: null, activePupils: 0 },
      );
    },

    /** Topics and misconceptions of the class's subject, of the last twelve weeks. Errors: not_found. */
    analytics: async (actor: Actor, classId: string): Promise<ClassAnalytics> => {
      const taught = await ownClass(actor, classId, 'read');
      const since = new Date(now().getTime() - readinessDays * dayMs);
      const subjects = subjectFamily(taught.subject);
      const [topics, beliefs, pupils] = await Promise.all([
        figures.topics(classId, subjects, since),
        figures.beliefs(classId, subjects, since),
        classes.pupilsIn([classId]),
      ]);
      const titles = titlesFor(taught);
      return {
        topics: topics.map((row) => ({ ...row, title: titles.get(row.topicId) ?? bank.topic(row.topicId)?.title ?? row.topicId })),
        misconceptions: beliefs.flatMap((row) => misconception(row, pupils)),
      };
    },
  };
};
export type ClassAnalyticsService = ReturnType<typeof classAnalyticsService>;
