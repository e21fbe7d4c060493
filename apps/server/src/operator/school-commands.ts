import { AppError } from '@hedgerow/domain/errors';
import { readSubject } from '@hedgerow/domain/subjects';
import { readYearGroup } from '@hedgerow/domain/year-groups';
import type { SupportService } from '../modules/schools/support.service.ts';

export type SchoolNeeds = { readonly schools: { readonly support: SupportService } };
type Flags = Readonly<Record<string, string | undefined>>;
type SchoolCommand = {
  readonly usage: string;
  readonly run: (flags: Flags, needs: SchoolNeeds) => Promise<Readonly<Record<string, unknown>>>;
};

const wanted = (flags: Flags, name: string): string => {
  const value = flags[name]?.trim();
  if (value === undefined || value === '') throw new AppError('invalid', `--${name} is missing.`);
  return value;
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const idsOf = (flags: Flags, name: string): readonly string[] => {
  const ids = (flags[name] ?? '')
    .split(',')
    .map((id) => id.trim().toLowerCase())
    .filter((id) => id !== '');
  const odd = ids.find((id) => !uuid.test(id));
  if (odd !== undefined) throw new AppError('invalid', `--${name}: ${odd} is not an id.`);
  return [...new Set(ids)];
};

/** A school's start without a browser, and looking at a child's account when a family writes to support. */
export const schoolCommands: Readonly<Record<string, SchoolCommand>> = {
  'create-class': {
    usage:
      '--teacher email-or-id --children id,id [--name "Year 4 Maths"] [--subject Maths] [--year 4] [--agreed "signed form of 3 September"]',
    run: async (flags, { schools: { support } }) => {
      const subject = readSubject(flags['subject'] ?? 'Maths');
      const yearGroup = readYearGroup(flags['year'] ?? '4');
      if (subject === undefined) throw new AppError('invalid', '--subject is not one of our subjects.');
      if (yearGroup === undefined) throw new AppError('invalid', '--year is a year group from Reception to Year 13.');
      const name = flags['name']?.trim() || 'Class';
      return support.makeClass({
        teacher: wanted(flags, 'teacher').toLowerCase(),
        children: idsOf(flags, 'children'),
        name,
        subject,
        yearGroup,
        agreed: flags['agreed']?.trim() ?? '',
      });
    },
  },
  'support-child': {
    usage: '--child id (what support needs to answer a family; the parent reads that support looked)',
    run: (flags, { schools: { support } }) => {
      const [childId] = idsOf({ child: wanted(flags, 'child') }, 'child');
      return support.lookAt(childId ?? '');
    },
  },
};
