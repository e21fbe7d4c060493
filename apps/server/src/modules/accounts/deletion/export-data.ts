import type { AccountDeletionRepository } from './account-deletion.repository.ts';

/** Ours, not the family's: keys of our store and of the payment provider's machinery. */
const innerTables = new Set(['billing_outbox', 'billing_attempt', 'child_pictures', 'class_card', 'model_turn']);
const innerFields = new Set([
  'storage_key',
  'storageKey',
  'family_id',
  'home_family_id',
  'token_hash',
  'referrer_id',
  'friend_id',
  'fingerprint',
]);

const withAnswers = new Set(['assessment', 'national_check', 'practice_session']);
const answerFields = new Set(['questions', 'comprehension', 'seed', 'turns', 'question']);

type Row = Readonly<Record<string, unknown>>;

export const forPeople = (table: string, row: Row): Row => {
  const fields = Object.entries(row).filter(([name]) => !innerFields.has(name));
  // What is not handed in has its answers in it: they stay closed until then, for a parent too.
  const open = withAnswers.has(table) && row['is_completed'] !== true;
  const closed = fields.filter(([name]) => !answerFields.has(name));
  // A question that is still to come back stays closed too.
  return Object.fromEntries(open || table === 'practice_memory' ? closed : fields);
};

/** Everything that we hold of a family, table by table, for people who want to take it with them (UK GDPR, articles 15 and 20). */
export const exportData = async (
  closing: Pick<AccountDeletionRepository, 'familyTables' | 'rowsOf'>,
  familyId: string,
): Promise<Record<string, Row[]>> => {
  const tables = (await closing.familyTables()).filter((table) => !innerTables.has(table));
  const data: Record<string, Row[]> = {};
  for (const table of tables) data[table] = (await closing.rowsOf(table, familyId)).map((row) => forPeople(table, row));
  return data;
};
