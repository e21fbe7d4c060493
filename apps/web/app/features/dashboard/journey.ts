import type { AssessmentSummary } from '@hedgerow/contracts/assessments';
import { type PlanId, planAllowsSubject } from '@hedgerow/domain/plans';
import { primarySubjects, subjectGroup, type SubjectGroup, type SubjectId } from '@hedgerow/domain/subjects';
import { thresholds } from '@hedgerow/domain/scoring';
import { journeyTopics } from './topics.ts';

type JourneyStep = { readonly title: string; readonly done: boolean };
export type JourneySubject = {
  readonly subject: SubjectId;
  readonly group: SubjectGroup;
  /** In the order in which they are best met; empty where nothing has grown yet. */
  readonly topics: readonly JourneyStep[];
  /** The first that is not done; the first of all when every one is. */
  readonly next: string | undefined;
  readonly percent: number;
};

/** docs/product/pupil-home.md#maps: subject progress is the number of completed topics divided by 5; where a year has fewer, by those that there are. */
const topicsForWhole = 5;
const wholeOf = (listed: number): number => (listed === 0 ? topicsForWhole : Math.min(topicsForWhole, listed));

/** docs/product/pupil-home.md#maps: KS1 (and Reception) shows core, creative and digital; KS2 adds foundation and languages. */
const groups: readonly SubjectGroup[] = ['core', 'foundation', 'creative', 'digital', 'languages'];
const onlyFromYear3: readonly SubjectGroup[] = ['foundation', 'languages'];

const fold = (text: string): string => text.trim().toLowerCase();
type Done = Pick<AssessmentSummary, 'subject' | 'topic' | 'isCompleted' | 'score'>;

/** A plant grows for what was right, not for what was handed in; writing that nobody counts grows by being written. */
const hasGrown = ({ isCompleted, score }: Done): boolean => isCompleted && (score === null || score >= thresholds.topicGrows);

/** Every subject that the year and the plan have, core first, with where the pupil stands in it. */
export const journeyOf = (year: number, plan: PlanId, assessments: readonly Done[]): readonly JourneySubject[] => {
  const shown = primarySubjects
    .filter((subject) => plan === 'free' || planAllowsSubject(plan, subject))
    .filter((subject) => year >= 3 || !onlyFromYear3.includes(subjectGroup(subject)));
  return groups.flatMap((group) =>
    shown
      .filter((subject) => subjectGroup(subject) === group)
      .map((subject) => {
        const own = assessments.filter((made) => hasGrown(made) && made.subject === subject);
        const done = new Set(own.map(({ topic }) => fold(topic)));
        const topics = journeyTopics
          .filter((topic) => topic.subject === subject && topic.years.includes(year))
          .map(({ title }) => ({ title, done: done.has(fold(title)) }));
        const next = topics.find((topic) => !topic.done) ?? topics[0];
        return { subject, group, topics, next: next?.title, percent: Math.min(100, (done.size / wholeOf(topics.length)) * 100) };
      }),
  );
};

/** The subject whose turn it is: the one that has grown least, earlier ones first. */
export const todaysSubject = (journey: readonly JourneySubject[]): JourneySubject | undefined =>
  journey.filter(({ next }) => next !== undefined).toSorted((one, other) => one.percent - other.percent)[0];
