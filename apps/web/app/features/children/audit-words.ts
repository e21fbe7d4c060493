import type { AuditEntry } from '@hedgerow/contracts/audit';

/** What somebody did, in plain words. */
export const auditWords = ({ what, isYou }: Pick<AuditEntry, 'what' | 'isYou'>, name: string): string => {
  const words: Readonly<Record<AuditEntry['what'], string>> = {
    'viewed-as-child': `Looked at ${name}’s screens`,
    profile: `Changed ${name}’s details`,
    credentials: `Made a new way to sign in for ${name}`,
    plan: isYou ? 'Changed the plan' : `Changed ${name}’s plan`,
    export: 'Downloaded your family’s data',
    figures: `Saw ${name}’s scores, streak and points`,
    work: `Looked at ${name}’s work`,
    'set-work': `Set or marked work for ${name}`,
    'school-list': `Saw ${name} in the school’s list of pupils`,
    'school-change': `Changed ${name}’s classes or year at school`,
    'class-teachers': `Changed who teaches one of ${name}’s classes`,
    consent: 'Changed which school sees your child',
    'carer-invited': 'Invited a second carer',
    'carer-joined': 'Became the second carer of your family',
    'carer-left': 'Ended what the second carer sees',
    support: 'Looked at the account to help, without seeing any work',
  };
  return words[what];
};

const roleWords: Readonly<Record<AuditEntry['role'], string>> = {
  student: 'pupil',
  parent: 'parent',
  home_educator: 'parent',
  teacher: 'teacher',
  administrator: 'school administrator',
  operator: 'Hedgerow',
};

/** "You"; "Tess Hart, teacher, Oak Lane Primary". */
export const whoWords = ({ who, role, school, isYou }: Pick<AuditEntry, 'who' | 'role' | 'school' | 'isYou'>): string =>
  isYou ? 'You' : [who, roleWords[role], ...(school === null ? [] : [school])].join(', ');
