import { readStudentBirth } from '@hedgerow/contracts/onboarding';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';

/** A pupil's own month of birth, its last day; what is wrong with it is said at its field. */
export const studentBirth = (text: string, today: CalendarDate): CalendarDate => {
  const read = readStudentBirth(text, today);
  if ('born' in read) return read.born;
  throw new AppError('invalid', read.complaint, { details: { field: 'dateOfBirth' } });
};
