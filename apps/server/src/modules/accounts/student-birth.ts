import { onboardingMessages as said } from '@hedgerow/contracts/onboarding';
import { ageOn, type CalendarDate, datePartsOf, readCalendarDate } from '@hedgerow/domain/calendar-dates';
import { AppError } from '@hedgerow/domain/errors';

/** Document 1 section 5: a pupil is at least 3 and under 19; the year is no earlier than 1900. */
const youngest = 3;
const tooOld = 19;
const earliestYear = 1900;
/** Under this age a parent comes along (decisions.md 3). */
const aloneFrom = 13;

const refuse = (message: string): never => {
  throw new AppError('invalid', message, { details: { field: 'dateOfBirth' } });
};

/** A pupil's own date of birth, with the sentence of the specification for what is wrong with it. */
export const readStudentBirth = (text: string, today: CalendarDate): CalendarDate => {
  if (text.trim() === '') return refuse(said.studentBirthMissing);
  const born = readCalendarDate(text);
  if (born === undefined) return refuse(said.studentBirthFormat);
  const { year } = datePartsOf(born);
  if (year < earliestYear || year > datePartsOf(today).year) return refuse(said.studentBirthFormat);
  if (born > today) return refuse(said.studentBirthFuture);
  const age = ageOn(born, today);
  if (age < youngest) return refuse(said.studentTooYoung);
  return age >= tooOld ? refuse(said.studentTooOld) : born;
};

export const mayComeAlone = (born: CalendarDate, today: CalendarDate): boolean => ageOn(born, today) >= aloneFrom;
