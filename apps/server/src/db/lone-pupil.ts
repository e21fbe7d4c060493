import { sql } from 'drizzle-orm';
import { user } from './schema/accounts.ts';

/** A pupil with an address of their own and no adult beside them: the account is theirs. */
export const isAlone = sql<boolean>`(${user.role} = 'student' and ${user.familyId} is not null and ${user.email} not like '%@pupil.invalid'
  and not exists (select 1 from "user" other where other.family_id = ${user.familyId} and other.id <> ${user.id}))`;
