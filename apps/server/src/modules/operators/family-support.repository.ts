import type { Interval } from '@hedgerow/domain/plans';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';

type Adult = {
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly twoFactor: boolean;
  readonly since: Date;
  readonly lastSignIn: Date | null;
  readonly leavingOn: Date | null;
};
type ChildState = {
  readonly firstName: string;
  readonly yearGroup: number;
  readonly status: string;
  readonly lastSignIn: Date | null;
  readonly plan: string | null;
  readonly planState: string | null;
  readonly planEnds: Date | null;
};
type Payment = {
  readonly state: string;
  readonly amountPence: number;
  readonly interval: Interval;
  readonly paidUntil: Date | null;
  readonly cancels: boolean;
  readonly refundedPence: number | null;
};
type EmailRow = { readonly kind: string | null; readonly at: Date; readonly sent: boolean };

/** Raw queries give instants as text. */
const instants = <Row extends object>(rows: readonly Record<string, unknown>[], ...names: readonly (keyof Row & string)[]): Row[] =>
  rows.map((row) => {
    const read = names.map((name) => [name, row[name] === null ? null : new Date(row[name] as string | Date)]);
    return { ...row, ...Object.fromEntries(read) } as Row;
  });

/** A family's account for whoever helps it: names, dates and states; no table of a child's work is read here. */
export const familySupportRepository = (db: Database) => ({
  familyOf: async (email: string): Promise<string | undefined> =>
    (
      await db.execute<{ family_id: string }>(
        sql`select family_id from "user" where email = ${email} and role in ('parent', 'home_educator') and family_id is not null`,
      )
    ).rows[0]?.family_id,

  adults: async (familyId: string): Promise<Adult[]> =>
    instants<Adult>(
      (
        await db.execute(sql`
          select trim(first_name || ' ' || last_name) as name, email, email_verified as "emailVerified",
            coalesce(two_factor_enabled, false) as "twoFactor", created_at as since, last_sign_in_at as "lastSignIn", delete_after as "leavingOn"
          from "user" where family_id = ${familyId} and role in ('parent', 'home_educator') order by created_at`)
      ).rows,
      'since',
      'lastSignIn',
      'leavingOn',
    ),

  children: async (familyId: string): Promise<ChildState[]> =>
    instants<ChildState>(
      (
        await db.execute(sql`
          select c.first_name as "firstName", c.year_group as "yearGroup", c.status, u.last_sign_in_at as "lastSignIn",
            case when p.held_until > now() then p.held_plan_id else p.plan_id end as plan, p.state as "planState", p.ends_at as "planEnds"
          from child c left join "user" u on u.id = c.id left join child_plan p on p.family_id = c.family_id and p.child_id = c.id
          where c.family_id = ${familyId} order by c.id`)
      ).rows,
      'lastSignIn',
      'planEnds',
    ),

  payments: async (familyId: string): Promise<Payment[]> =>
    instants<Payment>(
      (
        await db.execute(sql`
          select s.state, s.amount_pence as "amountPence", s.interval, s.period_end as "paidUntil",
            (s.cancel_at_period_end or s.cancel_at is not null) as cancels, r.refunded_pence as "refundedPence"
          from subscription_mirror s left join billing_refund r on r.family_id = s.family_id and r.subscription_id = s.id
          where s.family_id = ${familyId} order by s.started_at desc nulls last`)
      ).rows,
      'paidUntil',
    ),

  /** Letters about the account and about money; what they said is not kept. */
  letters: async (familyId: string): Promise<EmailRow[]> =>
    instants<EmailRow>(
      (
        await db.execute(sql`
          select kind, at, sent from (
            select m.content ->> 'kind' as kind, m.created_at as at, m.sent_at is not null as sent
            from mail_outbox m where m."to" in (select email from "user" where family_id = ${familyId} and role in ('parent', 'home_educator'))
            union all
            select b.kind, b.created_at as at, b.sent_at is not null as sent from billing_outbox b where b.family_id = ${familyId}
          ) letters order by at desc`)
      ).rows,
      'at',
    ),
});
export type FamilySupportRepository = ReturnType<typeof familySupportRepository>;
