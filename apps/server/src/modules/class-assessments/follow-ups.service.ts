import { type FollowUpBody, type FollowUpSet, type FollowUpsThere, followUpMessages } from '@hedgerow/contracts/follow-ups';
import type { Bank } from '@hedgerow/curriculum/bank';
import type { Question } from '@hedgerow/curriculum/question';
import { subjectFamily } from '@hedgerow/curriculum/subject-families';
import type { Topic } from '@hedgerow/curriculum/topic';
import type { Actor } from '@hedgerow/domain/access';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';
import type { Difficulty } from '@hedgerow/domain/difficulties';
import { keyStageForYear, type KeyStage } from '@hedgerow/domain/key-stages';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { AssessmentDraft, TeachingEngine } from '#ports/teaching-engine.ts';
import type { OwnClass } from '../classes/own-class.ts';
import type { TeacherPapersRepository } from './teacher-papers.repository.ts';
import type { TeacherWorkService } from './teacher-work.service.ts';

export type FollowUpsDeps = {
  readonly drafts: Pick<TeacherPapersRepository, 'insert' | 'followUps'>;
  readonly teacherWork: TeacherWorkService;
  readonly ownClass: OwnClass;
  readonly bank: Pick<Bank, 'topic'>;
  readonly teacher: Pick<TeachingEngine, 'assessment' | 'fingerprint'>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
  readonly newSeed: () => number;
};

type Misconception = Topic['misconceptions'][number];

const asked = 5;
/** Fewer than this is no assessment (assignments.service.ts). */
const fewest = 3;
/** Made each time to choose from: easy ones first, and more where few of them offer the wrong idea. */
const offered = 20;
const rounds: readonly Difficulty[] = ['beginner', 'intermediate', 'beginner'];

const shows = (question: Question, { id }: Misconception): boolean =>
  question.type === 'multiple_choice' && question.misconceptions.includes(id);

/** Questions against one misconception: those that offer it as an answer first, so that it shows whether it is still held. */
export const followUpsService = (deps: FollowUpsDeps) => {
  const { drafts, teacherWork, ownClass, bank, teacher, transaction, now, newId, newSeed } = deps;

  const questionsAgainst = async (topic: Topic, belief: Misconception, keyStage: KeyStage): Promise<AssessmentDraft> => {
    const wish = { subject: topic.subject, keyStage, topic: topic.title, sources: [], count: offered, includeEssays: false };
    const focus = { topicId: topic.id, objective: belief.objective };
    const found = new Map<string, Question>();
    let made: AssessmentDraft | undefined;
    for (const difficulty of rounds) {
      const recent = [...found.keys()];
      made = await teacher.assessment({ ...wish, focus, difficulty, recent, seed: newSeed() });
      for (const question of made.questions) found.set(teacher.fingerprint(question), { ...question, id: newId() });
      if ([...found.values()].filter((question) => shows(question, belief)).length >= asked) break;
    }
    const all = [...found.values()];
    const ordered = [...all.filter((question) => shows(question, belief)), ...all.filter((question) => !shows(question, belief))];
    if (made === undefined || ordered.length < fewest) throw new AppError('conflict', followUpMessages.tooFew);
    return { ...made, questions: ordered.slice(0, asked), comprehension: null };
  };

  return {
    /** What is followed up already, so that nobody sets it twice. Errors: not_found. */
    there: async (actor: Actor, classId: string): Promise<FollowUpsThere> => {
      await ownClass(actor, classId, 'read');
      const rows = await drafts.followUps(classId, londonDate(now()));
      return [...Map.groupBy(rows, ({ topicId, misconceptionId }) => `${topicId}/${misconceptionId}`).values()].flatMap((some) => {
        const last = some.toSorted((one, other) => other.dueOn.localeCompare(one.dueOn))[0];
        if (last === undefined) return [];
        const { topicId, misconceptionId, dueOn: dueDate } = last;
        return [{ topicId, misconceptionId, childIds: [...new Set(some.map(({ childId }) => childId))], dueDate }];
      });
    },

    /**
     * Sets the same few questions for pupils of a class who hold a misconception, due in a week. Errors: not_found (a class, pupil or
     * misconception that is not theirs), conflict (too few questions on it).
     */
    set: async (actor: Actor, classId: string, { topicId, misconceptionId, childIds }: FollowUpBody): Promise<FollowUpSet> => {
      const taught = await ownClass(actor, classId, 'teach');
      const topic = bank.topic(topicId);
      const belief = topic?.misconceptions.find(({ id }) => id === misconceptionId);
      if (topic === undefined || belief === undefined || !subjectFamily(taught.subject).includes(topic.subject))
        throw new AppError('not_found', followUpMessages.unknown);
      const keyStage = keyStageForYear(taught.yearGroup);
      const draft = await questionsAgainst(topic, belief, keyStage);
      const [paperId, { subject }] = [newId(), taught];
      const against = { topicId, misconceptionId };
      const row = {
        id: paperId,
        setBy: actor.userId,
        keyStage,
        subject,
        topic: topic.title,
        draft: { ...draft, against },
        createdAt: now(),
      };
      await transaction((runner) => drafts.insert(runner, row));
      const { set } = await teacherWork.set(actor, {
        to: [{ classId, childIds: [...new Set(childIds)] }],
        title: `${topic.title}: another look`,
        topic: topic.title,
        description: '',
        kind: 'assessment',
        difficulty: 'beginner',
        numQuestions: draft.questions.length,
        paperId,
      });
      const [group] = set.groups;
      if (group === undefined) throw new AppError('not_found', 'Not found');
      return { groupId: group.groupId, pupils: group.pupils, questions: draft.questions.length };
    },
  };
};
export type FollowUpsService = ReturnType<typeof followUpsService>;
