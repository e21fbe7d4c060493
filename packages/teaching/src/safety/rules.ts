/** Rules that are read only where one of their signal words stands: most sentences of school have none. */
export type RuleSource<C extends string> = {
  readonly category: C;
  /** Words, one of which every pattern of the group needs. */
  readonly signals: string;
  /** Words with a space between them; `..` is up to four words, `...` up to nine; otherwise a regular expression. */
  readonly patterns: readonly string[];
  /** A sentence with this in it is about something else. */
  readonly unless?: string;
};

export type Rules<C extends string> = ReadonlyMap<string, readonly Rule<C>[]>;
type Rule<C extends string> = { readonly category: C; readonly pattern: RegExp; readonly unless: RegExp | null };

const asPattern = (source: string): RegExp => {
  const body = source.replaceAll(' ... ', '(?: [^ ]+){0,9} ').replaceAll(' .. ', '(?: [^ ]+){0,4} ');
  return new RegExp(`(?:^| )(?:${body})(?= |$)`);
};

export const compileRules = <C extends string>(sources: readonly RuleSource<C>[]): Rules<C> => {
  const bySignal = new Map<string, Rule<C>[]>();
  for (const { category, signals, patterns, unless } of sources) {
    const rule = { category, pattern: asPattern(patterns.join('|')), unless: unless === undefined ? null : asPattern(unless) };
    for (const signal of signals.split(/\s+/)) bySignal.set(signal, [...(bySignal.get(signal) ?? []), rule]);
  }
  return bySignal;
};

/** The categories that a sentence shows. */
export const matches = <C extends string>(rules: Rules<C>, words: readonly string[]): ReadonlySet<C> => {
  const found = new Set<C>();
  const tried = new Set<Rule<C>>();
  let text: string | undefined;
  for (const word of words) {
    for (const rule of rules.get(word) ?? []) {
      if (tried.has(rule)) continue;
      tried.add(rule);
      text ??= words.join(' ');
      if (rule.pattern.test(text) && rule.unless?.test(text) !== true) found.add(rule.category);
    }
  }
  return found;
};
