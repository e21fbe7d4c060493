/** What of a migration would stop people who are at work, or the release before, on tables that hold years of theirs. */
type Rule = {
  readonly finds: RegExp;
  /** The table is the first group; no rule speaks of one that the same migration makes. */
  readonly says: string;
};

const table = '(?:"?public"?\\.)?"?(\\w+)"?';
const alter = `alter table (?:only )?(?:if exists )?${table}`;
/** A column by its name, with or without the word before it; what else may be added or dropped begins with a word of its own. */
const column = '(?:column )?(?:if (?:not )?exists )?(?!(?:constraint|check|unique|primary|foreign|exclude|column|if)\\b)"?\\w+"?';
const rule = (pattern: string, says: string): Rule => ({ finds: new RegExp(pattern.replaceAll(' ', '\\s+'), 'gi'), says });

const inSlices = 'however many rows it has wait in one transaction, and so does the start: fill it in slices (db/in-slices.ts), in a job.';
const writtenAnew = 'each row gets a value of its own, so the whole table is written anew behind a lock.';
const droppedLater = 'the release before still reads it: stop reading it in one release, and drop it in the next.';

const rules: readonly Rule[] = [
  rule(
    `create (?:unique )?index (?!concurrently)(?:if not exists )?(?:"?\\w+"? )?on (?:only )?${table}`,
    'writes wait until the index is built: CREATE INDEX CONCURRENTLY IF NOT EXISTS, in a migration of its own.',
  ),
  rule(`create (?:unique )?index concurrently (?!if not exists)"?\\w+"? on ${table}`, 'it may be tried twice: IF NOT EXISTS.'),
  rule(
    `drop index (?!concurrently)(?:if exists )?${table}`,
    'everybody who uses its table waits: DROP INDEX CONCURRENTLY IF EXISTS, in a migration of its own.',
  ),
  rule(`drop index concurrently (?!if exists)${table}`, 'it may be tried twice: IF EXISTS.'),
  rule(
    `reindex (?:\\([^)]*\\) )?(?:index|table|schema|database|system) (?!concurrently)${table}`,
    'writes wait until it is built anew: REINDEX ... CONCURRENTLY, in a migration of its own.',
  ),
  rule(
    `${alter} alter (?:column )?"?\\w+"? (?:set data )?type`,
    'the whole table is written anew behind a lock: add a column, fill it in slices, and read the new one.',
  ),
  rule(
    `${alter} alter (?:column )?"?\\w+"? set not null`,
    'the whole table is read behind a lock: add a CHECK ... NOT VALID, validate it in the next migration, and then set it.',
  ),
  rule(
    `${alter} add ${column} (?!.*\\b(?:default|generated|(?:small|big)?serial)\\b)(?=.*\\bnot null\\b)`,
    'rows that are there have no value for it: give it a DEFAULT.',
  ),
  rule(`${alter} add ${column} .*default \\(?(?:gen_random_uuid|random|clock_timestamp|nextval)`, writtenAnew),
  rule(`${alter} add ${column} (?:(?:small|big)?serial\\b|.*\\bgenerated (?:.* as identity|always as .*\\bstored\\b))`, writtenAnew),
  rule(`${alter} set (?:(?:un)?logged|tablespace|access method)\\b`, 'the whole table is written anew behind a lock.'),
  rule(
    `${alter} add (?:constraint "?\\w+"? )?(?:foreign key|check)(?!.*not valid)`,
    'the whole table is read behind a lock: add it NOT VALID, and validate it in the next migration.',
  ),
  rule(
    `${alter} add (?:constraint "?\\w+"? )?(?:unique|primary key)(?!.*using index)`,
    'its index is built behind a lock: build one CONCURRENTLY, then ADD CONSTRAINT ... USING INDEX.',
  ),
  rule(`${alter} rename`, 'the release before still asks for the old name: add the new one, and take the old one away a release later.'),
  rule(`${alter} drop ${column}`, droppedLater),
  rule(`drop table (?:if exists )?${table}`, droppedLater),
  rule(`(?:truncate|lock table|vacuum full|cluster) ${table}`, 'everybody who uses the table waits.'),
  // How many rows a condition leaves nobody can see here.
  rule(`(?<!\\b(?:on|do) )update (?:only )?${table} (?:(?:as )?"?\\w+"? )?set\\b`, inSlices),
  rule(`(?:delete from|merge into) (?:only )?${table}`, inSlices),
  rule(`insert into .*\\bselect .*?\\bfrom (?:only )?${table}(?!\\w|\\()`, inSlices),
  rule('^(do)\\b', 'what a block does is not looked at here: write it as statements, or say why it is safe.'),
];

const withoutComments = (statement: string): string =>
  statement
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Texts and the bodies of functions are no statements; comments stay, because they say why. */
const withoutTexts = (sql: string): string =>
  sql.replaceAll(/--[^\n]*|'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$/g, (found) => (found.startsWith('--') ? found : "''"));

/** One ALTER TABLE for each of its clauses, which stand between commas that are in no brackets. */
const clausesOf = (statement: string): readonly string[] => {
  const [start] = new RegExp(`^${alter} `.replaceAll(' ', '\\s+'), 'i').exec(statement) ?? [];
  if (start === undefined) return [statement];
  const clauses = [''];
  let depth = 0;
  for (const letter of statement.slice(start.length)) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) clauses.push('');
    else clauses.push(`${clauses.pop()}${letter}`);
  }
  return clauses.map((clause) => `${start}${clause.trim()}`);
};

/** The complaints about a migration's statements. A statement that says `-- safe: why` above itself is let through. */
export const unsafeIn = (sql: string): readonly string[] => {
  const statements = withoutTexts(sql.replaceAll('--> statement-breakpoint', ';\n'))
    .split(/;\s*(?=\n|$)/)
    .filter((statement) => withoutComments(statement) !== '');
  const made = new Set(
    statements.flatMap(
      (statement) => new RegExp(`create table (?:if not exists )?${table}`.replaceAll(' ', '\\s+'), 'i').exec(statement)?.[1] ?? [],
    ),
  );
  const concurrent = statements.filter((statement) => /\bconcurrently\b/i.test(withoutComments(statement)));
  const mixed =
    concurrent.length > 0 && concurrent.length < statements.length
      ? ['what is CONCURRENTLY stands in a migration of its own: the rest of this one would not be undone with it.']
      : [];
  const said = statements.flatMap((statement) => {
    if (/--\s*safe:\s*\S/.test(statement)) return [];
    const steps = new Set([...statement.matchAll(/"?(\w+)"?\s+as\s+(?:(?:not\s+)?materialized\s+)?\(/gi)].map(([, name = '']) => name));
    return clausesOf(withoutComments(statement)).flatMap((plain) =>
      rules.flatMap(({ finds, says }) =>
        [...plain.matchAll(finds)].flatMap(([, name = '']) => (made.has(name) || steps.has(name) ? [] : [`${name}: ${says}`])),
      ),
    );
  });
  return [...mixed, ...new Set(said)];
};
