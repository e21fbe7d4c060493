import { addDays, type CalendarDate } from './calendar-dates.ts';
import type { KeyStage } from './key-stages.ts';
import { thresholds } from './scoring.ts';

/** Work that fell due so many days back counts for engagement: about four pieces, where one is set a week. */
export const engagementDays = 28;

/** docs/product/schools.md#class-figures: a top performer has engagement of 85 or more. */
export const topPerformerEngagement = 85;

/** Exam readiness looks at the last so many scored assessments in the class's subject, needs at least three, none older than twelve weeks. */
export const readinessAssessments = 5;
export const readinessLeast = 3;
export const readinessDays = 84;

/** The percent from which a topic counts as a skill completed. */
export const skillScore = thresholds.historyPass;

export const readinessLevels = ['ready', 'nearly', 'building'] as const;
export type ExamReadiness = (typeof readinessLevels)[number];

const words = {
  exams: { label: 'Exam readiness', levels: { ready: 'Ready', nearly: 'Nearly', building: 'Building' }, top: 'Top performer' },
  younger: { label: 'Recent work', levels: { ready: 'Secure', nearly: 'Nearly', building: 'Building' }, top: 'Doing well' },
} as const;

/** Who sits no GCSE has no exam to be ready for, and nobody in primary school is a performer: the same figures in words of the stage. */
export const classWords = (keyStage: KeyStage) => words[keyStage === 'KS4' || keyStage === 'KS5' ? 'exams' : 'younger'];

/** What the figures of a class mean, in the words that the screen shows beside them. */
export const figureMeanings = (keyStage: KeyStage) => ({
  engagement:
    'The share of the work set in this class in the last 4 weeks that a pupil has handed in, late work too. Work counts once it is due.',
  topPerformer: `Engagement of ${topPerformerEngagement}% or more, with an average score of ${thresholds.averageGood}% or more.`,
  readiness: `The last ${readinessAssessments} scored assessments in this class’s subject, of the last 12 weeks: ${classWords(keyStage).levels.ready.toLowerCase()} from ${thresholds.resultBrilliant}% on average, nearly from ${thresholds.resultGood}%. A pupil needs at least ${readinessLeast}.`,
  skills: `Topics of this class’s subject with an assessment of ${skillScore}% or more.`,
  assessments: 'A pupil’s finished assessments in this class’s subject, at school and at home.',
  active: 'A day counts, and somebody is active, when they finished anything, in any subject.',
  average: 'The average of a pupil’s finished assessments in this class’s subject, at school and at home.',
});

/** Percent of what was expected that was handed in; null where nothing was expected (docs/product/schools.md#class-figures: never a default). */
export const engagementOf = (expected: number, handedIn: number): number | null =>
  expected === 0 ? null : Math.round((100 * handedIn) / expected);

/** From the average (percent) of the newest scored assessments and how many there were; null where too little is known. */
export const examReadiness = (averageScore: number | null, assessments: number): ExamReadiness | null => {
  if (averageScore === null || assessments < readinessLeast) return null;
  if (averageScore >= thresholds.resultBrilliant) return 'ready';
  return averageScore >= thresholds.resultGood ? 'nearly' : 'building';
};

export const isTopPerformer = (engagement: number | null, averageScore: number | null): boolean =>
  engagement !== null && engagement >= topPerformerEngagement && averageScore !== null && averageScore >= thresholds.averageGood;

/** Weeks that the chart of a class goes back, this one included. */
export const classWeeks = 8;

/** The Monday of the week in which a day lies. */
export const mondayOf = (day: CalendarDate): CalendarDate => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
