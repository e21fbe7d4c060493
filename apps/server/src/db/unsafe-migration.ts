/** What of a migration would stop people who are at work, or the release before, on tables that hold years of theirs. */
type Rule = {
  readonly finds: RegExp;
  /** The table is the first group; no rule speaks of one that the same migration makes. */
  readonly says: string;
};

const table = '(?:"?public"?\\.)?"?(\\w+)"?';
const alter = `alter table (?:only )?(?:if exists )?${table}`;
const rule = (pattern: string, says: string): Rule => ({ finds: new RegExp(pattern.replaceAll(' ', '\\s+'), 'i'), says });

const rules: readonly Rule[] = [
  rule(
    `create (?:unique )?index (?!concurrently)(?:if not exists )?(?:"?\\w+"? )?on (?:only )?${table}`,
    'writes wait until the index is built: CREATE INDEX CONCURRENTLY IF NOT EXISTS, in a migration of its own.',
  ),
  rule(`create (?:unique )?index concurrently (?!if not exists)"?\\w+"? on ${table}`, 'it may be tried twice: IF NOT EXISTS.'),
  rule(
    `${alter} alter (?:column )?"?\\w+"? (?:set data )?type`,
    'the whole table is written anew behind a lock: add a column, fill it in slices, and read the new one.',
  ),
  rule(
    `${alter} alter (?:column )?"?\\w+"? set not null`,
    'the whole table is read behind a lock: add a CHECK ... NOT VALID, validate it in the next migration, and then set it.',
  ),
  rule(
    `${alter} add column (?:if not exists )?(?!.*\\bdefault\\b)(?=.*\\bnot null\\b)`,
    'rows that are there have no value for it: give it a DEFAULT.',
  ),
  rule(
    `${alter} add column .*default \\(?(?:gen_random_uuid|random|clock_timestamp|nextval)`,
    'each row gets a value of its own, so the whole table is written anew behind a lock.',
  ),
  rule(
    `${alter} add (?:constraint "?\\w+"? )?(?:foreign key|check)(?!.*not valid)`,
    'the whole table is read behind a lock: add it NOT VALID, and validate it in the next migration.',
  ),
  rule(
    `${alter} add (?:constraint "?\\w+"? )?(?:unique|primary key)(?!.*using index)`,
    'its index is built behind a lock: build one CONCURRENTLY, then ADD CONSTRAINT ... USING INDEX.',
  ),
  rule(`${alter} rename`, 'the release before still asks for the old name: add the new one, and take the old one away a release later.'),
  rule(`${alter} drop column`, 'the release before still reads it: stop reading it in one release, and drop it in the next.'),
  rule(`drop table (?:if exists )?${table}`, 'the release before still reads it: stop reading it in one release, and drop it in the next.'),
  rule(`(?:truncate|lock table|vacuum full|cluster) ${table}`, 'everybody who uses the table waits.'),
];

const withoutComments = (statement: string): string => statement.replaceAll(/--[^\n]*/g, '').trim();

/** The complaints about a migration's statements. A statement that says `-- safe: why` above itself is let through. */
export const unsafeIn = (sql: string): readonly string[] => {
  const statements = sql
    .split('--> statement-breakpoint')
    .flatMap((part) => part.split(/;\s*(?=\n|$)/))
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
    const plain = withoutComments(statement);
    return rules.flatMap(({ finds, says }) => {
      const name = finds.exec(plain)?.[1];
      return name === undefined || made.has(name) ? [] : [`${name}: ${says}`];
    });
  });
  return [...mixed, ...said];
};
