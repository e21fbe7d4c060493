import type { OnboardBody, User } from '@hedgerow/contracts/accounts';
import { accountMessages } from '@hedgerow/contracts/accounts';
import { mayComeAlone, readStudentBirth } from '@hedgerow/contracts/onboarding';
import { birthMonthOf } from '@hedgerow/domain/birth';
import { ageOn, type CalendarDate } from '@hedgerow/domain/calendar-dates';
import { type KeyStage, keyStageForAge, keyStageForYear } from '@hedgerow/domain/key-stages';
import { gradeLevelOf, type YearGroup, yearGroupName, yearGroupOf } from '@hedgerow/domain/year-groups';

export const askedRoles = ['student', 'parent', 'teacher'] as const;
export type AskedRole = (typeof askedRoles)[number];

export type ProfileDraft = {
  readonly firstName: string;
  readonly lastName: string;
  readonly role: AskedRole | '';
  /** Of a parent: their children learn at home. */
  readonly educatesAtHome: boolean;
  /** Of a student, as typed. */
  readonly born: string;
};

export const draftFor = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): ProfileDraft => ({
  firstName,
  lastName,
  role: '',
  educatesAtHome: false,
  born: '',
});

export type ProfileStep = 'names' | 'role' | 'birth' | 'confirm' | 'summary';

/** docs/product/onboarding.md#the-profile-dialog: three steps; four for a student, and for everybody until they have said who they are. */
export const stepsFor = ({ role }: ProfileDraft): readonly ProfileStep[] =>
  role === 'student' || role === '' ? ['names', 'role', 'birth', 'summary'] : ['names', 'role', 'confirm'];

/** What stands in the way of the next step: the field, and the sentence of docs/product/onboarding.md#the-profile-dialog. */
export type Complaint = { readonly field: 'firstName' | 'lastName' | 'role' | 'born'; readonly text: string };

export const complaintAt = (step: ProfileStep, draft: ProfileDraft, today: CalendarDate): Complaint | undefined => {
  if (step === 'names') {
    const field = (['firstName', 'lastName'] as const).find((name) => draft[name].trim() === '');
    return field && { field, text: accountMessages.missingNames };
  }
  if (step === 'role') {
    if (draft.role === '') return { field: 'role', text: 'Please select your role' };
    return draft.role === 'teacher' ? { field: 'role', text: accountMessages.roleByInvitation } : undefined;
  }
  if (step !== 'birth') return undefined;
  const read = readStudentBirth(draft.born, today);
  return 'complaint' in read ? { field: 'born', text: read.complaint } : undefined;
};

export type PupilFacts = {
  readonly born: CalendarDate;
  readonly age: number;
  readonly yearGroup: YearGroup | undefined;
  readonly keyStage: KeyStage;
  /** Under 13: a parent comes along. */
  readonly needsParent: boolean;
};

/** What follows from a month of birth (docs/product/years-and-stages.md#dates); undefined while it is not one of a pupil. */
export const pupilFacts = (typed: string, today: CalendarDate): PupilFacts | undefined => {
  const read = readStudentBirth(typed, today);
  if ('complaint' in read) return undefined;
  const { born } = read;
  const [age, yearGroup] = [ageOn(born, today), yearGroupOf(born, today)];
  const keyStage = yearGroup === undefined ? keyStageForAge(age) : keyStageForYear(yearGroup);
  return { born, age, yearGroup, keyStage, needsParent: !mayComeAlone(born, today) };
};

const keyStageNames: Readonly<Record<KeyStage, string>> = {
  EYFS: 'Early years (EYFS)',
  KS1: 'Key Stage 1',
  KS2: 'Key Stage 2',
  KS3: 'Key Stage 3',
  KS4: 'Key Stage 4',
  KS5: 'Key Stage 5',
};
export const keyStageName = (keyStage: KeyStage): string => keyStageNames[keyStage];

/** "Age 14, Year 9, Key Stage 3". */
export const factsInWords = ({ age, yearGroup, keyStage }: PupilFacts): string =>
  [`Age ${age}`, ...(yearGroup === undefined ? [] : [yearGroupName(yearGroup)]), keyStageNames[keyStage]].join(', ');

/** Year and key stage follow from the month of birth on the server, too; what a client says of them decides nothing. */
export const bodyOf = ({ firstName, lastName, role, educatesAtHome, born }: ProfileDraft, today: CalendarDate): OnboardBody => {
  const names = { firstName: firstName.trim(), lastName: lastName.trim() };
  if (role !== 'student') return { ...names, role: educatesAtHome ? 'home_educator' : 'parent' };
  const facts = pupilFacts(born, today);
  return {
    ...names,
    role,
    dateOfBirth: facts === undefined ? born : birthMonthOf(facts.born),
    gradeLevel: facts?.yearGroup === undefined ? null : gradeLevelOf(facts.yearGroup),
  };
};
