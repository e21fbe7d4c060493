import { cutWordsIn } from './broken-words.ts';
import { blocksOf, type Block } from './blocks.ts';
import { isFragment } from './headings.ts';
import { sentencesOf, wordsOf, type Word } from './language.ts';
import { inPieces, limits } from './limits.ts';
import { fingerprint } from './seeded.ts';
import { openGap } from './open-gap.ts';
import { spellingPage } from './spelling-page.ts';
import { headsTasks, isAddressedToAComputer, isNotATeachingLine } from './unwanted-lines.ts';

/** One sentence, table row or formula of an upload, with its place. */
export type Statement = {
  /** Stable for the same words: what must not be asked again soon. */
  readonly id: string;
  readonly text: string;
  readonly kind: 'sentence' | 'row' | 'formula';
  readonly section: number;
  readonly heading: string | null;
  readonly words: readonly Word[];
  /** It leans on the sentence before ("They also ..."). */
  readonly leans: boolean;
  readonly row: { readonly columns: readonly string[]; readonly cells: readonly string[] } | undefined;
  /** A line of a list of words and meanings, or of dates and events. */
  readonly pair:
    | {
        readonly term: string;
        readonly meaning: string;
        /** What else is said of it. */ readonly more?: string;
        /** It stands below “Meaning”. */ readonly isMeaning?: boolean;
      }
    | undefined;
  /** A point of a list: without its heading it may not say what it is about. */
  readonly bullet: boolean;
  /** A sentence of a point behind its first. */
  readonly rest: boolean;
  /** It has its own full stop on the page: a line of hurried notes has none. */
  readonly stops: boolean;
  /** One of points that are numbered. */
  readonly ordered: boolean;
  /** A blank line stands between what is right below its heading and it. */
  readonly apart: boolean;
  /** It began with a small letter: its first word is no name. */
  readonly small: boolean;
  /** As the page has it, where "it" was given its name. */
  readonly shown?: string;
  /** It stands inside a quotation of several sentences: somebody else's words, as in a source. */
  readonly quoted: boolean;
};

export type Section = { readonly heading: string | null; readonly statements: readonly Statement[] };
export type Notes = {
  /** The heading that stands above all the others. */
  readonly title: string | null;
  /** The headings that stand above all that the page says, but for the one of its first part. */
  readonly titles: readonly string[];
  readonly sections: readonly Section[];
  readonly statements: readonly Statement[];
  /** Words that the edge of a photograph cut. */
  readonly cut: ReadonlySet<string>;
};

const isSmall = (text: string): boolean => /^\p{Ll}/u.test(text);

const leaning =
  /^(?:it|its|they|their|them|he|his|she|her|this|that|these|those|such|there it|then|however|also|instead|another|both|others?|some of them|here|one of them)\b/i;
const finished = (text: string): string => {
  const capital = /^\p{Ll}{2,}|^a\b/u.test(text) ? `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}` : text;
  return /[.!?]["')\]]?$/.test(capital) ? capital : `${capital.replace(/[,;:]$/, '')}.`;
};
const rowText = (columns: readonly string[], cells: readonly string[]): string =>
  `${cells[0] ?? ''}: ${cells
    .slice(1)
    .flatMap((cell, at) => (cell === '' ? [] : [`${columns[at + 1] ?? ''} – ${cell}`]))
    .join('; ')}`;

const bulletsAfter = (blocks: readonly Block[], lead: number): readonly string[] => {
  const items: string[] = [];
  for (let block = blocks[lead + 1]; block?.kind === 'bullet'; block = blocks[lead + 1 + items.length])
    items.push(block.text.replace(/[.;,]$/, ''));
  return items;
};

/** "Glucose is used for:" - "stored as starch": a few words with a small letter are no sentence, though one of them is a verb. */
const isPart = (item: string): boolean => isFragment(item) || (isSmall(item) && item.split(' ').length <= 4);

/** "Plants need:" and its bullets without a verb make one sentence; bullets that are sentences stand alone. */
const withListsJoined = (blocks: readonly Block[]): readonly Block[] => {
  const joined: Block[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at];
    if (block === undefined) continue;
    const isLead = block.kind === 'paragraph' && block.text.endsWith(':');
    const items = isLead ? bulletsAfter(blocks, at) : [];
    if (isLead && items.length > 1 && items.every(isPart) && block.kind === 'paragraph') {
      const glue = items.some((item) => item.includes(',')) ? '; ' : ', ';
      joined.push({ kind: 'paragraph', text: `${block.text} ${items.slice(0, -1).join(glue)} and ${items.at(-1) ?? ''}.` });
      at += items.length;
    } else joined.push(block);
  }
  return joined;
};

type Found = Pick<Statement, 'text' | 'kind' | 'row' | 'pair' | 'bullet' | 'small' | 'quoted' | 'ordered' | 'rest' | 'stops'>;
const plain = {
  kind: 'sentence' as const,
  row: undefined,
  pair: undefined,
  bullet: false,
  small: false,
  quoted: false,
  ordered: false,
  rest: false,
  stops: false,
};

/** "high conc. to low conc." and "!= means" are one sentence, whatever stands before the full stop. */
const withoutFalseEnds = (sentences: readonly string[]): readonly string[] => {
  const whole: string[] = [];
  for (const sentence of sentences) {
    const last = whole.at(-1);
    const title = last !== undefined && /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|St|Prof|Capt|e\.g|i\.e|c|approx|no|fig|vs)\.$/i.test(last);
    if (
      last !== undefined &&
      (title || /^(?:[=)\]%,;]|\.+["')]?|[-–—→]\s)/.test(sentence) || (isSmall(sentence) && /[.!?,]"?$/.test(last)))
    )
      whole[whole.length - 1] = `${last}${/^[=)\]%,;.]/.test(sentence) ? '' : ' '}${sentence}`;
    else whole.push(sentence);
  }
  return whole;
};

/** Whether each sentence begins or ends inside a quotation that others of it stand in too. */
const quotedIn = (sentences: readonly string[]): readonly { readonly sentence: string; readonly quoted: boolean }[] => {
  let open = false;
  // "Source A" is said by somebody, and by whom stands behind it.
  const isSource = /^source \w{1,2}\b(?!\s+(?:is|was|shows?|says|suggests?|tells?)\b)/i.test(sentences[0] ?? '');
  return sentences.map((sentence) => {
    const before = open;
    if ((sentence.match(/"/g) ?? []).length % 2 === 1) open = !open;
    return { sentence, quoted: isSource || before || open };
  });
};

/** "Hazard words: toxic means it can poison you": the word that is explained stands behind the label. */
const ofNext = /^\p{Lu}[\p{L} ]{2,30}: (?=\p{Ll}+ means \p{L})/u;

const sentencesIn = (text: string, bullet: boolean): readonly Found[] =>
  inPieces(text, limits.paragraph)
    .flatMap((piece) =>
      quotedIn(
        withoutFalseEnds(sentencesOf(piece))
          .flatMap((sentence) =>
            sentence.split(
              /(?<=(?:\p{L}{2}|°[CF]|\p{L}\))[.!?])(?<!\b(?:Mr|Mrs|Ms|Dr|St|Prof|Capt)\.)\s+(?=\p{Lu}\p{Ll}*\s)|(?<=[.!?])\s+(?=(?:The|It|They|This|These|In|On|At|An|He|She|We|There|When|If|Many|Some|Most|His|Her|Its|Their|By|For|But|After|Before)\s)/u,
            ),
          )
          .flatMap((sentence) => inPieces(sentence.trim(), limits.sentence)),
      ),
    )
    .filter(({ sentence }) => !sentence.endsWith('?') && !isAddressedToAComputer(sentence) && !isNotATeachingLine(sentence))
    .filter(({ sentence }) => sentence.split(' ').length >= 3 || bullet)
    .map(({ sentence, quoted }) => ({ sentence: sentence.replace(ofNext, ''), quoted }))
    .map(({ sentence, quoted }) => ({
      ...plain,
      text: finished(sentence),
      bullet,
      small: isSmall(sentence),
      quoted,
      stops: /[.!?]["')\]]?$/.test(sentence),
    }));

/** A question with its answer, wherever it stands. */
const longestAnswered = 48;
const isAnswered = /^(?:why|how|what|which|who|when|where)\b[^?]{6,110}\?\s+[^?]{2,}$/i;

const statementsOf = (block: Block): readonly Found[] => foundIn(block).filter(({ text }) => !text.includes(openGap));

const foundIn = (block: Block): readonly Found[] => {
  if (block.kind === 'row')
    return [{ ...plain, text: rowText(block.columns, block.cells), kind: 'row', row: { columns: block.columns, cells: block.cells } }];
  if (block.kind === 'formula') return [{ ...plain, text: block.text, kind: 'formula' }];
  if (block.kind === 'pair') {
    // What is noted on a quotation stays together.
    const [meaning = '', ...more] = /^["“]/.test(block.term)
      ? [block.meaning]
      : block.meaning.split(/(?<=(?:\p{L}{2}|\))[.!?])\s+(?=\p{Lu})/u);
    const text = `${block.term}${block.joint}${meaning}`.slice(0, limits.sentence);
    // The day of an earthquake stands in a list of facts, the day of a lesson alone.
    const isOfFacts = block.joint === ' – ' && /^(?:date|day|when)$/i.test(block.term);
    if (isAddressedToAComputer(text) || (isNotATeachingLine(meaning) && !isOfFacts)) return [];
    const pair = {
      term: block.term,
      meaning: meaning.replace(/(?<!\.\.)[.;,]$/, ''),
      ...(more.length === 0 || more.some((one) => isAddressedToAComputer(one)) ? {} : { more: more.join(' ') }),
      ...(block.isMeaning === true ? { isMeaning: true } : {}),
    };
    return [
      { ...plain, text: /[.!?]["')\]]?$/.test(text) ? text : `${text}.`, pair, small: isSmall(block.term) },
      ...more.flatMap((one) => sentencesIn(one, false).map((found) => ({ ...found, rest: true }))),
    ];
  }
  if (block.kind === 'gap') return [];
  if (block.kind === 'paragraph' && isAnswered.test(block.text) && block.text.split(' ').length <= longestAnswered)
    return [{ ...plain, text: finished(block.text) }];
  return sentencesIn(block.text, block.kind === 'bullet').map((found, at) => ({
    ...found,
    ordered: block.ordered === true,
    rest: block.kind === 'bullet' && at > 0,
  }));
};

const isProse = (block: Block | undefined): block is Block & { readonly kind: 'paragraph' } => block?.kind === 'paragraph';
/** So many whole sentences make a page one of prose. */
const fewestWhole = 4;
/** A page that was cut by its photograph begins and ends inside a sentence: neither half says anything. */
const withoutHalves = (blocks: readonly Block[]): readonly Block[] => {
  const prose = blocks.filter(isProse);
  const whole = prose.reduce((sum, { text }) => sum + (text.match(/\p{Ll}[.!?](?=\s|$)/gu) ?? []).length, 0);
  if (whole < fewestWhole || whole < prose.length) return blocks;
  const [first, last] = [blocks[0], blocks.at(-1)];
  return blocks.flatMap((block): readonly Block[] => {
    if (!isProse(block)) return [block];
    let { text } = block;
    if (block === first && /^\p{Ll}/u.test(text) && /[.!?]\s/.test(text)) text = text.slice(text.search(/[.!?]\s/) + 1).trim();
    if (block === last && /\p{Ll}$/u.test(text)) text = text.slice(0, Math.max(...['.', '!', '?'].map((end) => text.lastIndexOf(end))) + 1);
    return text === '' ? [] : [{ ...block, text }];
  });
};

const isCapitals = (heading: string): boolean => heading === heading.toUpperCase();
/** "Restless Earth", "Haiti 2010" above "FACT FILE", where the page begins to say something. */
const titlesIn = (sections: readonly Section[]): readonly string[] => {
  const first = sections.findIndex(({ statements }) => statements.length > 0);
  const above = sections.slice(0, first + 1).flatMap(({ heading }) => heading ?? []);
  if (above.length > 1) return above.slice(0, -1);
  // "ORDERING" above "ADDING" is one part of several.
  const others = sections.flatMap(({ heading }) => heading ?? []).slice(1);
  return above.every(isCapitals) && others.length > 0 && others.filter(isCapitals).length * 2 >= others.length ? [] : above;
};

const wordsInLine = 8;
/** The words of a page of spellings, under a heading of their own. */
const listsOf = (words: readonly string[]): readonly Block[] =>
  words.length === 0
    ? []
    : [
        { kind: 'heading', text: 'Spellings' },
        ...Array.from({ length: Math.ceil(words.length / wordsInLine) }, (_, at) => ({
          kind: 'formula' as const,
          text: words.slice(at * wordsInLine, (at + 1) * wordsInLine).join(', '),
        })),
      ];

const ruleOf = (rule: string | undefined): readonly Block[] =>
  rule === undefined
    ? []
    : [
        { kind: 'heading', text: 'The rule' },
        { kind: 'formula', text: rule },
      ];

/** An upload as sections of statements, in its own order and its own words. */
export const readNotes = (text: string): Notes => {
  const sections: { heading: string | null; statements: Statement[] }[] = [{ heading: null, statements: [] }];
  const seen = new Set<string>();
  let isOfTasks = false;
  let apart = false;
  let filled = false;
  const { words, rest, rule } = spellingPage(text);
  const all = withListsJoined(withoutHalves(blocksOf(rest)));
  // Beside a list of spellings stand what its words mean, and how to learn them.
  const blocks = words.length === 0 ? all : [...all.filter(({ kind }) => kind === 'pair'), ...ruleOf(rule), ...listsOf(words)];
  // What a table to be completed gives is so, and stands under the heading above the tasks.
  const toComplete = new Set(blocks.flatMap((block) => (block.kind === 'row' && block.cells.includes('') ? [block.columns] : [])));
  for (const block of blocks) {
    if (seen.size === limits.statements) break;
    if (block.kind === 'heading') {
      isOfTasks = headsTasks(block.text);
      [apart, filled] = [false, false];
    } else if (block.kind === 'gap') apart ||= filled;
    else filled = true;
    if (
      isOfTasks &&
      !(block.kind === 'row' && toComplete.has(block.columns)) &&
      !(block.kind === 'paragraph' && isAnswered.test(block.text))
    )
      continue;
    if (block.kind === 'heading') {
      sections.push({ heading: block.text, statements: [] });
      continue;
    }
    const home = sections.at(-1);
    for (const found of statementsOf(block)) {
      const id = fingerprint(found.text.toLowerCase());
      if (home === undefined || seen.has(id) || seen.size === limits.statements) continue;
      seen.add(id);
      const section = sections.length - 1;
      const leans = found.kind === 'sentence' && leaning.test(found.text);
      home.statements.push({ ...found, id, section, apart, heading: home.heading, words: wordsOf(found.text), leans });
    }
  }
  return {
    cut: cutWordsIn(text.slice(0, limits.letters).split('\n', limits.lines)),
    titles: titlesIn(sections),
    title: sections.find(({ heading }) => heading !== null)?.heading ?? null,
    sections: sections.filter(({ statements }) => statements.length > 0),
    statements: sections.flatMap(({ statements }) => statements),
  };
};
