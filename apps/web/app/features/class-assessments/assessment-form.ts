import { classAssessmentMessages } from '@hedgerow/contracts/class-assessments';
import { questionCount } from '@hedgerow/domain/assessment-rules';
import { presetDueDays } from '@hedgerow/domain/assignments';
import { addDays, type CalendarDate, readCalendarDate } from '@hedgerow/domain/calendar-dates';
import type { AssessmentRequest } from './api.ts';

export type AssessmentErrors = Partial<Record<'title' | 'topic' | 'dueDate', string>>;

export const emptyAssessment = (today: CalendarDate): AssessmentRequest => ({
  title: '',
  topic: '',
  description: '',
  difficulty: 'intermediate',
  numQuestions: questionCount.preset,
  includeEssays: false,
  dueDate: addDays(today, presetDueDays),
});

export const assessmentErrors = ({ title, topic, dueDate }: AssessmentRequest, today: CalendarDate): AssessmentErrors => {
  const due = readCalendarDate(dueDate);
  return {
    ...(title.trim() === '' ? { title: classAssessmentMessages.title } : {}),
    ...(topic.trim() === '' ? { topic: classAssessmentMessages.topic } : {}),
    ...(due === undefined || due < today ? { dueDate: 'Please choose a day from today on.' } : {}),
  };
};
