import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';

const testApp = startTestApp();

/** Read by every family and changed seldom: a database of many machines (Citus) keeps a copy on each, and any table may point at them. */
const reference = new Set(['user', 'school', 'school_class', 'assignment_paper', 'partner_code']);

/** Of a family, and asked for by something else: a token, a code, a provider's name, a class. A row or a few a family; they stay on one machine. */
const together = new Set([
  'billing_customer',
  'billing_outbox',
  'carer_invitation',
  'class_card',
  'class_join',
  'class_pupil',
  'referral_code',
  'school_consent',
  'school_pupil',
  'trusted_device',
]);

/** Of no family: sessions, schools, letters, what everybody reads. */
const ofNobody = [
  'account',
  'account_token',
  'announcement',
  'assignment_paper',
  'blog_post',
  'class_change',
  'class_group',
  'class_group_pupil',
  'class_request',
  'class_resource',
  'class_resource_share',
  'class_sign_in',
  'class_teacher',
  'class_waiting',
  'contact_message',
  'family',
  'faq_item',
  'free_resource',
  'held_answer',
  'lease',
  'lti_course',
  'lti_key',
  'lti_line',
  'lti_link',
  'lti_platform',
  'lti_score',
  'lti_waiting',
  'mail_outbox',
  'mailbox_message',
  'model_cache',
  'newsletter_issue',
  'newsletter_signup',
  'operator_log',
  'page_view',
  'partner_code',
  'passkey',
  'payment_event',
  'possible_sign',
  'rate_limit',
  'safeguarding_deed',
  'safeguarding_record',
  'sales_request',
  'sandbox_object',
  'school',
  'school_class',
  'school_duty',
  'school_enquiry',
  'school_member',
  'school_sign_on',
  'session',
  'sign_on_change',
  'sign_on_link',
  'staff_terms',
  'store_note',
  'teacher_invitation',
  'two_factor',
  'user',
  'verification',
  'worry_report',
];

/** What would have to change first, all of it because classes and records know a child without their family. */
const inTheWay = [
  'child: child_id_unique',
  'child_audit: child_audit_once',
  'class_group_pupil -> child',
  'class_join -> child',
  'class_pupil -> child',
  'class_request -> child',
  'held_answer -> child',
  'possible_sign -> child',
  'school_pupil -> child',
];

const ask = async <Row extends object>(sql: string): Promise<readonly Row[]> => (await testApp().database.pool.query<Row>(sql)).rows;

const columns = `
  select c.oid, c.relname as name, f.attnum, coalesce(f.attnotnull, false) as always from pg_class c
  left join pg_attribute f on f.attrelid = c.oid and f.attname = 'family_id' and not f.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`;

test('every table is a family’s, or is known to be nobody’s', async () => {
  const rows = await ask<{ name: string }>(`select name from (${columns}) t where not always order by name`);
  expect(rows.map(({ name }) => name)).toEqual(ofNobody);
});

test('keys of a family’s tables hold the family, and they point at their own family or at what is everywhere', async () => {
  const keys = await ask<{ on: string; key: string }>(`
    select t.name as "on", k.relname as key from pg_index i join (${columns}) t on t.oid = i.indrelid join pg_class k on k.oid = i.indexrelid
    where t.always and i.indisunique and not t.attnum = any (i.indkey) order by 1, 2`);
  const pointers = await ask<{ from: string; to: string; carries: boolean; distributed: boolean }>(`
    select distinct t.name as "from", p.relname as "to", t.always as distributed, coalesce(t.attnum = any (k.conkey), false) as carries
    from pg_constraint k join (${columns}) t on t.oid = k.conrelid join pg_class p on p.oid = k.confrelid where k.contype = 'f' order by 1, 2`);
  const distributed = new Set((await ask<{ name: string }>(`select name from (${columns}) t where always`)).map(({ name }) => name));
  const isSpread = (table: string): boolean => distributed.has(table) && !together.has(table);
  const wrong = [
    ...keys.flatMap(({ on, key }) => (isSpread(on) ? [`${on}: ${key}`] : [])),
    ...pointers.flatMap(({ from, to, carries }) => {
      if (isSpread(from)) return carries || reference.has(to) ? [] : [`${from} -> ${to}`];
      return isSpread(to) ? [`${from} -> ${to}`] : [];
    }),
  ];
  expect(wrong.toSorted()).toEqual(inTheWay);
  expect([...together].filter((table) => !distributed.has(table))).toEqual([]);
});

test('what is written about spreading families names the same places', () => {
  const scale = readFileSync(new URL('../../../../docs/scale.md', import.meta.url), 'utf8');
  expect(scale).toContain(`(${inTheWay.map((place) => `\`${place}\``).join(', ')})`);
  expect([inTheWay.length, together.size]).toEqual([9, 10]);
  expect(scale).toContain('the nine places that are in the way still');
  expect(scale).toContain('ten small tables of families');
});

/** They grow with every quiz, for as long as the account is there. */
const growing = [
  'activity',
  'answer_evidence',
  'asked_question',
  'assessment',
  'award',
  'flashcard_review',
  'practice_memory',
  'study_day',
];

/** As a copy that is undone; `like` brings columns, keys and indexes. */
const partitioned = async (table: string, by: string): Promise<void> => {
  const client = await testApp().database.pool.connect();
  try {
    await client.query(`begin; create table spread (like ${table} including all) partition by ${by}`);
    await client.query('create table spread_0 partition of spread for values with (modulus 2, remainder 0)');
  } finally {
    await client.query('rollback');
    client.release();
  }
};

test.each(growing)('%s can be spread by family as it is: no key would lose its meaning (decision 47)', async (table) => {
  await expect(partitioned(table, 'hash (family_id)')).resolves.toBeUndefined();
});

test('by month they cannot: the key that says “this once” has no month', async () => {
  await expect(partitioned('activity', 'range (happened_at)')).rejects.toThrow('must include all partitioning columns');
});
