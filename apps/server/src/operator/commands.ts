import { AppError } from '@hedgerow/domain/errors';
import { readCalendarDate, type CalendarDate, londonDayStart } from '@hedgerow/domain/calendar-dates';
import { readPlanId } from '@hedgerow/domain/plans';
import type { NoticesService } from '../modules/billing/notices.service.ts';
import type { SalesService } from '../modules/billing/sales.service.ts';
import type { CodesService } from '../modules/billing/codes.service.ts';
import type { InvitationsService } from '../modules/schools/invitations.service.ts';
import { partnerCodeFrom } from './partner-code.ts';
import { siteCommands, type SiteNeeds } from './site-commands.ts';

type OperatorNeeds = SiteNeeds & {
  readonly production: boolean;
  readonly invitations: InvitationsService;
  readonly notices: Pick<NoticesService, 'priceChange'>;
  readonly sales: Pick<SalesService, 'license'>;
  readonly codes: Pick<CodesService, 'create'>;
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
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new AppError('invalid', '--email is not an e-mail address.');
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

/** One line a command; each answers with the ids that it made. */
export const commands: Readonly<Record<string, Command>> = {
  ...siteCommands,
  'create-school': {
    usage: '--name "Oak Lane Primary"',
    run: async (flags, { invitations }) => {
      const name = wanted(flags, 'name');
      return { schoolId: await invitations.createSchool(name), name };
    },
  },
  'invite-teacher': {
    usage: '--email teacher@school.example [--school id] [--role teacher|administrator]',
    run: async (flags, needs) => {
      const email = emailOf(flags);
      const schoolId = await schoolOf(flags, needs);
      const { invitationId, token } = await needs.invitations.invite({ schoolId, email, role: roleOf(flags) });
      return { invitationId, schoolId, email, link: `${needs.publicUrl}/login?invitation=${token}` };
    },
  },
  'create-teacher': {
    usage:
      '--email teacher@school.example --password ... [--school id] [--role teacher|administrator] [--first-name] [--last-name] (outside production)',
    run: async (flags, needs) => {
      if (needs.production) throw new AppError('forbidden', 'create-teacher is for trials: in production use invite-teacher.');
      const email = emailOf(flags);
      const password = wanted(flags, 'password');
      const schoolId = (await needs.invitations.schoolOf(flags['school']))?.id ?? (await needs.invitations.createSchool('Trial School'));
      const names = { firstName: flags['first-name'] ?? 'Trial', lastName: flags['last-name'] ?? 'Teacher' };
      const userId = await needs.invitations.createTeacher({ schoolId, email, password, role: roleOf(flags), ...names });
      return { userId, schoolId, email };
    },
  },
  'license-school': {
    usage: '--school id [--until 2027-08-31] (without --until the licence ends)',
    run: async (flags, { sales }) => {
      const schoolId = wanted(flags, 'school');
      const until = flags['until'] === undefined ? null : londonDayStart(dateOf(flags, 'until'));
      if (!(await sales.license(schoolId, until))) throw new AppError('not_found', 'There is no such school.');
      return { schoolId, licensedUntil: until?.toISOString() ?? null };
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
  'create-partner-code': {
    usage: '--percent 25 --partner "Oak Lane Books" [--code OAK25] [--months 3] [--uses 100] [--expires 2027-01-31]',
    run: async (flags, { codes }) => {
      const made = partnerCodeFrom(flags);
      await codes.create(made);
      return { ...made, expiresAt: made.expiresAt?.toISOString() ?? null };
    },
  },
};
