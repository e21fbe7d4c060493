import { AppError } from '@hedgerow/domain/errors';
import { addDays, readCalendarDate, type CalendarDate, londonDayStart } from '@hedgerow/domain/calendar-dates';
import { readPlanId } from '@hedgerow/domain/plans';
import type { NoticesService } from '#modules/billing/letters/notices.service.ts';
import type { SalesService } from '#modules/billing/sales/sales.service.ts';
import type { InvitationsService } from '../modules/schools/invitations.service.ts';
import type { PointsGiftService } from '../modules/progress/points-gift.service.ts';
import { codeCommands, type CodeNeeds } from './code-commands.ts';
import { deskCommands, type DeskNeeds } from './desk-commands.ts';
import { schoolCommands, type SchoolNeeds } from './school-commands.ts';
import { siteCommands, type SiteNeeds } from './site-commands.ts';

type OperatorNeeds = SiteNeeds &
  SchoolNeeds &
  DeskNeeds &
  CodeNeeds & {
    readonly production: boolean;
    readonly invitations: InvitationsService;
    readonly notices: Pick<NoticesService, 'priceChange'>;
    readonly sales: Pick<SalesService, 'license'>;
    readonly pointsGifts: PointsGiftService;
  };
type Flags = Readonly<Record<string, string | undefined>>;
export type Command = {
  readonly usage: string;
  readonly run: (flags: Flags, needs: OperatorNeeds) => Promise<Readonly<Record<string, unknown>>>;
};

const wanted = (flags: Flags, name: string): string => {
  const value = flags[name]?.trim();
  if (value === undefined || value === '') throw new AppError('invalid', `--${name} is missing.`);
  return value;
};

const emailOf = (flags: Flags): string => {
  const email = wanted(flags, 'email').toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new AppError('invalid', '--email is not an email address.');
  return email;
};

const roleOf = (flags: Flags): 'teacher' | 'administrator' => (flags['role'] === 'administrator' ? 'administrator' : 'teacher');

const schoolOf = async (flags: Flags, { invitations }: OperatorNeeds): Promise<string> => {
  const found = await invitations.schoolOf(flags['school']);
  if (found === undefined) throw new AppError('not_found', 'There is no such school. Make one with create-school --name.');
  return found.id;
};

const dateOf = (flags: Flags, name: string): CalendarDate => {
  const date = readCalendarDate(wanted(flags, name));
  if (date === undefined) throw new AppError('invalid', `--${name} is not a date such as 2027-01-31.`);
  return date;
};

const invite = async (flags: Flags, needs: OperatorNeeds, role: 'teacher' | 'administrator') => {
  const email = emailOf(flags);
  const schoolId = await schoolOf(flags, needs);
  const { invitationId, token } = await needs.invitations.invite({ schoolId, email, role });
  return { invitationId, schoolId, email, link: `${needs.publicUrl}/login?invitation=${token}` };
};

/** At once, without a letter: for trials. */
const create = async (flags: Flags, needs: OperatorNeeds, role: 'teacher' | 'administrator') => {
  if (needs.production) throw new AppError('forbidden', `create-${role} is for trials: in production use invite-${role}.`);
  const email = emailOf(flags);
  const password = wanted(flags, 'password');
  const schoolId = (await needs.invitations.schoolOf(flags['school']))?.id ?? (await needs.invitations.createSchool('Trial School'));
  const lastName = flags['last-name'] ?? (role === 'teacher' ? 'Teacher' : 'Administrator');
  const names = { firstName: flags['first-name'] ?? 'Trial', lastName };
  const userId = await needs.invitations.createTeacher({ schoolId, email, password, role, ...names });
  return { userId, schoolId, email };
};

/** The last instant of a London day: a licence until the 31st holds on the 31st, and every screen says so. */
const endOf = (date: CalendarDate): Date => new Date(londonDayStart(addDays(date, 1)).getTime() - 1);

/** A school's licence until the end of a day; `license-school` and `grant-licence` are two names of it. */
const licence: Command = {
  usage: '--school id [--until 2027-08-31] (without --until the licence ends)',
  run: async (flags, { sales }) => {
    const schoolId = wanted(flags, 'school');
    const until = flags['until'] === undefined ? null : endOf(dateOf(flags, 'until'));
    if (!(await sales.license(schoolId, until))) throw new AppError('not_found', 'There is no such school.');
    return { schoolId, licensedUntil: until?.toISOString() ?? null };
  },
};

/** One line a command; each answers with the ids that it made. */
export const commands: Readonly<Record<string, Command>> = {
  ...siteCommands,
  ...schoolCommands,
  ...deskCommands,
  ...codeCommands,
  'create-school': {
    usage: '--name "Oak Lane Primary"',
    run: async (flags, { invitations }) => {
      const name = wanted(flags, 'name');
      return { schoolId: await invitations.createSchool(name), name };
    },
  },
  'invite-teacher': {
    usage: '--email teacher@school.example [--school id] [--role teacher|administrator]',
    run: (flags, needs) => invite(flags, needs, roleOf(flags)),
  },
  'invite-administrator': {
    usage: '--email head@school.example [--school id]',
    run: (flags, needs) => invite(flags, needs, 'administrator'),
  },
  'create-teacher': {
    usage:
      '--email teacher@school.example --password ... [--school id] [--role teacher|administrator] [--first-name] [--last-name] (outside production)',
    run: (flags, needs) => create(flags, needs, roleOf(flags)),
  },
  'create-administrator': {
    usage: '--email head@school.example --password ... [--school id] [--first-name] [--last-name] (outside production)',
    run: (flags, needs) => create(flags, needs, 'administrator'),
  },
  'license-school': licence,
  'grant-licence': licence,
  'give-points': {
    usage: '--child id --points 500 (outside production: earned points like any others, for a trial)',
    run: async (flags, { production, pointsGifts }) => {
      if (production) throw new AppError('forbidden', 'give-points is for trials: in production points are earned.');
      const childId = wanted(flags, 'child');
      const points = wanted(flags, 'points');
      if (!/^[1-9]\d{0,5}$/.test(points)) throw new AppError('invalid', '--points is a whole number from 1 to 999999.');
      if (!/^[0-9a-f-]{36}$/i.test(childId)) throw new AppError('invalid', '--child is not an id.');
      return { childId, points: Number(points), totalPoints: await pointsGifts.give(childId, Number(points)) };
    },
  },
  'notice-price-change': {
    usage: '--plan secondary_revise --pence 3900 --from 2027-02-01 (at least 30 days ahead: every family on the plan has a letter)',
    run: async (flags, { notices }) => {
      const planId = readPlanId(wanted(flags, 'plan'));
      const pence = Number(wanted(flags, 'pence'));
      if (planId === undefined || planId === 'free') throw new AppError('invalid', '--plan is not one of our plans.');
      if (!Number.isInteger(pence) || pence <= 0) throw new AppError('invalid', '--pence is not a number of whole pence.');
      return { planId, ...(await notices.priceChange(planId, pence, dateOf(flags, 'from'))) };
    },
  },
};
