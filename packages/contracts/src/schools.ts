import * as z from 'zod/mini';
import { classRequestKinds, classRequestStates } from '@hedgerow/domain/class-requests';
import { subjectIds } from '@hedgerow/domain/subjects';
import { yearGroups } from '@hedgerow/domain/year-groups';
import { Email } from './accounts.ts';
import { AlsoTeaches } from './class-teachers.ts';
import { id, instant, line, longText, optionalLine } from './shapes.ts';

export const schoolMessages = {
  className: 'Please give the class a name.',
  teacher: 'Please choose a teacher of your school.',
  heir: 'Please choose who takes over the classes.',
  lastAdministrator: 'A school needs an administrator, so you cannot remove yourself.',
  emailTaken: 'This address has an account already. Please use another one.',
  archived: 'This class is archived. Restore it first.',
  familyCard: 'This account belongs to the pupil’s family. A parent can make a new password in their own account.',
  notOwnPupil: 'This account belongs to a family. Only a parent can change it.',
  unknownCode: 'This code does not work. Please check it, or ask your school for a new one.',
  alreadyIn: 'Your child is in this class already.',
  waits: 'You have asked already. The teacher has not answered yet.',
  familyFull: 'A family can have up to 3 children.',
  whichPupil: 'Please choose which pupil of your school is meant.',
  answered: 'This request was answered already.',
  wording: 'This page has changed since you opened it. Please read it again.',
} as const;

const YearNumber = z.literal(yearGroups, 'Please choose a year group.');
const Subject = z.enum(subjectIds, 'Please choose a subject.');
const StaffRole = z.enum(['teacher', 'administrator']);

/** GET /api/school. */
export const SchoolOverview = z.object({
  id,
  name: z.string(),
  licence: z.object({ active: z.boolean(), until: z.nullable(instant) }),
  teachers: z.int(),
  classes: z.int(),
  pupils: z.int(),
  /** Class requests that wait for an answer. */
  requests: z.int(),
});
export type SchoolOverview = z.output<typeof SchoolOverview>;

export const StaffMember = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: StaffRole,
  twoFactor: z.boolean(),
  lastSignInAt: z.nullable(instant),
  classes: z.int(),
  isYou: z.boolean(),
  /** Subjects that they lead in the school. */
  headOf: z.array(Subject),
  /** Looks after pupils who need support. */
  senco: z.boolean(),
});
export type StaffMember = z.output<typeof StaffMember>;
export const OpenInvitation = z.object({ id, email: z.string(), role: StaffRole, expiresAt: instant });
export type OpenInvitation = z.output<typeof OpenInvitation>;

/** GET /api/school/staff. */
export const SchoolStaff = z.object({ members: z.array(StaffMember), invitations: z.array(OpenInvitation) });
export type SchoolStaff = z.output<typeof SchoolStaff>;

export const InviteStaffBody = z.object({ email: Email, role: StaffRole });
export type InviteStaffBody = z.output<typeof InviteStaffBody>;
export const ChangeStaffBody = z.object({ role: StaffRole });
/** Who takes over the classes; may be left out where there are none. */
export const RemoveStaffBody = z.object({ classesTo: z.optional(id) });

export const SchoolClass = z.object({
  id,
  name: z.string(),
  subject: Subject,
  subjectName: z.string(),
  yearGroup: YearNumber,
  teacher: z.object({ id, name: z.string() }),
  pupils: z.int(),
  archived: z.boolean(),
  joinCode: z.nullable(z.string()),
});
export type SchoolClass = z.output<typeof SchoolClass>;
/** GET /api/school/classes. */
export const SchoolClasses = z.array(SchoolClass);

export const NewClassBody = z.object({ name: line(60, schoolMessages.className), subject: Subject, yearGroup: YearNumber, teacherId: id });
export type NewClassBody = z.output<typeof NewClassBody>;
export const ChangeClassBody = z.object({
  name: z.optional(line(60, schoolMessages.className)),
  subject: z.optional(Subject),
  yearGroup: z.optional(YearNumber),
  teacherId: z.optional(id),
  archived: z.optional(z.boolean()),
});
export type ChangeClassBody = z.output<typeof ChangeClassBody>;

export const SchoolPupil = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  /** "Year 4". */
  yearGroup: z.string(),
  /** `school`: the school opened the account; `family`: a parent let the school see it. */
  account: z.enum(['school', 'family']),
  /** Of the school's own accounts alone. */
  username: z.nullable(z.string()),
  /** False until a sign-in card was made. */
  hasCard: z.boolean(),
  lastSignInAt: z.nullable(instant),
  /** The names of the classes that the pupil is in. */
  classes: z.array(z.string()),
  /** When the school's own account is erased. */
  leavingAt: z.nullable(instant),
});
export type SchoolPupil = z.output<typeof SchoolPupil>;
/** GET /api/school/classes/{id}/pupils, GET /api/school/pupils. */
export const SchoolPupils = z.array(SchoolPupil);

export const AddPupilBody = z.object({ childId: id });
export const ClassPupilParams = z.object({ id, childId: id });

/** A sign-in card as it is printed, once: of password and code only hashes stay. */
export const PupilCard = z.object({
  childId: id,
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  password: z.string(),
  familyCode: z.string(),
});
export type PupilCard = z.output<typeof PupilCard>;
/** So many at once: each makes and hashes a password. A class fits; a year or a school comes in parts. */
export const mostCardsAtOnce = 60;
/** POST /api/school/cards: new cards for these pupils; what was on older ones opens nothing any more. */
export const MakeCardsBody = z.object({ childIds: z.array(id).check(z.minLength(1), z.maxLength(mostCardsAtOnce)) });
export type MakeCardsBody = z.output<typeof MakeCardsBody>;
/** POST /api/school/classes/{id}/cards: at most 60 at a time; `waiting` more have none yet. */
export const PupilCards = z.object({ cards: z.array(PupilCard), waiting: z.int() });
export type PupilCards = z.output<typeof PupilCards>;

/** GET /api/school/requests. */
export const SchoolRequest = z.object({
  id,
  kind: z.enum(classRequestKinds),
  state: z.enum(classRequestStates),
  teacher: z.string(),
  className: z.string(),
  subjectName: z.nullable(z.string()),
  yearGroup: z.nullable(z.string()),
  /** As typed for one who is to come, as known for one who is to leave; '' for a class. */
  pupilName: z.string(),
  /** Why, in the teacher's words. */
  note: z.string(),
  answer: z.string(),
  createdAt: instant,
  decidedAt: z.nullable(instant),
});
export type SchoolRequest = z.output<typeof SchoolRequest>;
export const SchoolRequests = z.array(SchoolRequest);
export const AnswerRequestBody = z.object({
  approve: z.boolean(),
  answer: z._default(longText(500), ''),
  /** Which pupil is meant, to approve one who is to come. */
  childId: z.optional(id),
});
export type AnswerRequestBody = z.output<typeof AnswerRequestBody>;

/** What a parent agrees to. Whoever alters a word gives it a new name: consents keep the one that was read. */
export const schoolConsentWording = 'school-2026-11-3';
/** Wordings that name who leads a subject and who looks after support: without one of them they do not see a family's child. */
export const wordingsWithDuties: readonly string[] = ['school-2026-11-3'];
export const schoolSees = [
  'your child’s name and year group',
  'what your child has finished: scores, points, streak and when they were last active',
  'work that the teacher sets, and your child’s answers to it',
  'in the subject of the class: which topics go well, and which mix-ups show; whoever leads the subject at the school sees this by class',
  'how your child likes to read, extra time, and what is hard across subjects: only whoever looks after support at the school (the SENCo)',
] as const;
export const schoolNeverSees = [
  'your name, address or e-mail',
  'your plan and payments',
  'files that your child uploads on their own',
] as const;

const CodeText = line(40, 'Please type the code from school.');
export const SchoolCodeBody = z.object({ code: CodeText });
/** POST /api/school-codes/look. */
export const SchoolCode = z.object({
  /** `class`: bring one of your children in. `pupil`: take the school's account of your child into your family. */
  kind: z.enum(['class', 'pupil']),
  schoolName: z.string(),
  className: z.nullable(z.string()),
  subjectName: z.nullable(z.string()),
  teacherName: z.nullable(z.string()),
  /** Who else teaches the class; nobody for `pupil`. */
  alsoTeach: z.array(AlsoTeaches),
  /** First name of the pupil, for `pupil`. */
  pupilName: z.nullable(z.string()),
  wording: z.string(),
});
export type SchoolCode = z.output<typeof SchoolCode>;
/** POST /api/school-codes/join: `childId` for a class's code. */
export const UseCodeBody = z.object({ code: CodeText, childId: z.optional(id), wording: optionalLine(60) });
export type UseCodeBody = z.output<typeof UseCodeBody>;
export const CodeUsed = z.object({
  childId: id,
  firstName: z.string(),
  schoolName: z.string(),
  /** Of a class: nothing is shared until its teacher has said yes. */
  waits: z.boolean(),
});

/** GET /api/parent/child/{id}/class-joins: classes that the child waits for, or that said no. */
export const WaitingClass = z.object({
  classId: id,
  className: z.string(),
  schoolName: z.string(),
  teacher: z.string(),
  askedAt: instant,
  declined: z.boolean(),
});
export type WaitingClass = z.output<typeof WaitingClass>;
export const WaitingClasses = z.array(WaitingClass);
export const WaitingClassParams = z.object({ id, classId: id });

/** GET /api/teacher/class-joins: who wants to come into a class of the teacher's, the longest waiting first. No more of a child than this. */
export const ClassJoin = z.object({
  classId: id,
  className: z.string(),
  childId: id,
  name: z.string(),
  yearGroup: z.string(),
  askedAt: instant,
});
export type ClassJoin = z.output<typeof ClassJoin>;
export const ClassJoins = z.array(ClassJoin);
/** POST /api/teacher/class-joins: the answer to some or all of those who wait for one class. */
export const ClassJoinAnswer = z.object({
  classId: id,
  childIds: z.array(id).check(z.minLength(1, 'Please choose at least one pupil.'), z.maxLength(100, 'Please answer at most 100 at once.')),
  accept: z.boolean(),
});
export type ClassJoinAnswer = z.output<typeof ClassJoinAnswer>;
/** How many were answered: fewer than asked for where a parent took the wish back meanwhile. */
export const ClassJoinsAnswered = z.object({ answered: z.int() });

/** GET /api/parent/child/{id}/schools: schools that see the child. */
export const ChildSchool = z.object({
  id,
  schoolName: z.string(),
  classes: z.array(z.object({ name: z.string(), teacher: z.string(), alsoTeach: z.array(AlsoTeaches) })),
  agreedAt: instant,
});
export type ChildSchool = z.output<typeof ChildSchool>;
export const ChildSchools = z.array(ChildSchool);
/** GET /api/parent/school-words: schools that a parent agreed to on earlier words, and was not asked about since. */
export const NewWords = z.object({
  wording: z.string(),
  schools: z.array(z.object({ id, childId: id, firstName: z.string(), schoolName: z.string(), agreedAt: instant })),
});
export type NewWords = z.output<typeof NewWords>;
/** POST /api/parent/child/{id}/schools/{consentId}/words. */
export const NewWordsBody = z.object({ agree: z.boolean(), wording: optionalLine(60) });
export type NewWordsBody = z.output<typeof NewWordsBody>;
export const WithdrawParams = z.object({ id, consentId: id });
