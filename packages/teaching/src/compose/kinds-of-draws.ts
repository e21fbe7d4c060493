import { fold } from '@hedgerow/curriculum/words';
import type { Generated, Generator, KindOfDraw } from '../generators/generator.ts';
import { sought } from '../generators/kinds.ts';
import type { IsAsked } from './narrowing.ts';

/** What some words of a request fix of what several generators draw: "quarter past" of clocks, "first declension" of nouns. */
type Kind = KindOfDraw & { readonly of: ReadonlySet<string> };
/** What was written says in its own words what it is about. */
type Asking = Pick<Generated, 'stem' | 'key'> & { readonly about?: readonly string[] | undefined };
/** By its wording alone, so that written questions can be told apart as well. */
type IsOfKind = (question: Asking) => boolean;

const says =
  (pattern: RegExp): IsOfKind =>
  ({ stem, key }) =>
    pattern.test(`${stem} ${key}`);
const keyIs =
  (pattern: RegExp): IsOfKind =>
  ({ key }) =>
    pattern.test(key);
const clocks = new Set(['maths-clock-times', 'maths-digital-clock', 'maths-time-later', 'maths-clock-to-the-minute']);
const partsOfNumbers = new Set(['maths-half-and-quarter', 'maths-fraction-of-shape', 'maths-parts-to-shade']);
const prefixes = new Set(['english-prefixes']);
const plurals = new Set(['english-plurals']);
const owners = new Set(['english-possessive-apostrophes']);
const latinNouns = new Set(['latin-noun-endings']);
const factors = new Set(['maths-factors-and-multiples']);
const wordEndings = new Set(['english-ing-ed-endings', 'english-er-est-endings', 'english-suffixes-ly-ness-ful-less-ment']);
const areas = new Set(['maths-area-triangle-trapezium']);
const circles = new Set(['maths-circle-measures']);
const metric = new Set(['maths-convert-units']);
const binary = new Set(['computing-binary-to-denary', 'computing-denary-to-binary']);
const dates = new Set(['french', 'spanish', 'german', 'mandarin'].map((language) => `${language}-days-months-dates`));
const dayNames = /\bdays?\b|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/;
const monthNames = /\bmonths?\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;
const angleFacts = new Set(['maths-angle-facts']);
const addedFractions = new Set(['maths-add-fractions']);
const surds = new Set(['maths-surds']);
const angleTypes = new Set(['maths-angle-types']);
const flatNames = new Set(['maths-triangle-types']);
const remainders = new Set(['maths-remainders-in-stories']);
const parallels = new Set(['maths-parallel-and-perpendicular']);
const mentally = new Set(['maths-mental-adding-and-subtracting']);
const checked = new Set(['maths-estimate-and-check']);
const solidCounts = new Set(['maths-solid-shapes']);
const ofTime = new Set(['maths-convert-time']);
const columnsDown = new Set(['maths-column-subtraction']);
const substituting = new Set(['maths-simultaneous-substitution']);

const kinds: readonly Kind[] = [
  { of: clocks, asked: /\bquarters?\b(?! (?:past|to)\b)/, drawn: says(/quarter (?:past|to)|:(?:15|45)\b/) },
  { of: clocks, asked: /\bquarter past\b/, drawn: keyIs(/quarter past|:15\b/) },
  { of: clocks, asked: /\bquarter to\b/, drawn: keyIs(/quarter to|:45\b/) },
  { of: clocks, asked: /\bhalf\b/, drawn: says(/half past|:30\b/) },
  { of: clocks, asked: /\bo ?'?clock\b/, drawn: says(/o'clock|:00\b/) },
  { of: clocks, asked: /\b(?:5|five) minutes?\b/, drawn: says(/minutes (?:past|to)|:(?:[0235][05]|10|40)\b/) },
  { of: partsOfNumbers, asked: /\b(?:three|3)[- ]quarters?\b|\b3 ?\/ ?4\b|¾/, drawn: says(/three quarters|\{3\}\{4\}|¾/) },
  { of: partsOfNumbers, asked: /(?<!(?:three|3)[- ])\bquar?ters?\b|\b1 ?\/ ?4\b|¼/, drawn: says(/quarter|\{4\}/) },
  { of: partsOfNumbers, asked: /\bhal(?:f|ves|fs)\b|\b1 ?\/ ?2\b/, drawn: says(/half|\{2\}/) },
  { of: partsOfNumbers, asked: /\bthirds?\b|\b1 ?\/ ?3\b/, drawn: says(/third|\{3\}/) },
  ...['un', 'dis', 'mis', 're', 'pre', 'im', 'ir', 'il'].map((prefix) => ({
    of: prefixes,
    asked: new RegExp(String.raw`\b${prefix}\b`),
    drawn: keyIs(new RegExp(`^${prefix}`)),
  })),
  { of: plurals, asked: /\bies\b|\bchang\w+ (?:the )?y\b|\by to i\b/, drawn: keyIs(/ies$/) },
  { of: plurals, asked: /\bves\b|\bf to v\b/, drawn: keyIs(/ves$/) },
  { of: plurals, asked: /\bs (?:or|and|&) -?es\b/, drawn: keyIs(/(?<!ie|ve)s$/) },
  { of: owners, asked: /\bplurals?\b/, drawn: says(/more than one/) },
  { of: owners, asked: /\bsingular\b/, drawn: says(/ one (?!of)/) },
  { of: latinNouns, asked: /\b(?:first|1st) declension\b/, drawn: says(/\*(?:puella|ancilla|via)\*/) },
  { of: latinNouns, asked: /\b(?:second|2nd) declension\b/, drawn: says(/\*(?:servus|dominus|amicus|bellum|donum)\*/) },
  { of: latinNouns, asked: /\b(?:third|3rd) declension\b/, drawn: says(/\*(?:rex|mercator|miles)\*/) },
  ...['ing', 'ed', 'er', 'est', 'ly', 'ness', 'ful', 'less', 'ment'].map((ending) => ({
    of: wordEndings,
    asked: new RegExp(String.raw`\b${ending}\b`),
    drawn: says(new RegExp(String.raw`-${ending}\b`)),
  })),
  {
    of: new Set(['english-ing-ed-endings']),
    asked: /\bdoubl\w*|\bhop\b|\brun\b|\bstop\b/,
    drawn: says(/([bdgmnpt])\1(?:ing|ed)\b|\b[Dd]oubl|\btwo\b/),
    isBeside: true,
  },
  {
    of: new Set(['english-ing-ed-endings']),
    asked: /\bdrop\w*|\bhope\b|\bbake\b|\bsilent e\b/,
    drawn: says(/Add -(?:ing|ed) to \*\w+e\*/),
    isBeside: true,
  },
  ...['triangle', 'parallelogram', 'trapezi'].map((shape) => ({
    of: areas,
    asked: new RegExp(String.raw`\b${shape}`),
    drawn: says(new RegExp(shape, 'i')),
  })),
  {
    of: areas,
    asked: /\bfind\w* (?:the |a )?(?:missing )?(?:height|base)\b|\bmissing\b|\bbackwards\b|\breverse\b|\bheight from\b/,
    drawn: says(/What is its (?:height|base)/),
    isBeside: true,
  },
  { of: new Set(['geography-population-density']), ...sought('(?:total )?population(?! densit)', /How many people live/) },
  { of: circles, asked: /\bcirc?um\w*/, drawn: says(/circumference/) },
  { of: circles, asked: /\barea\b/, drawn: says(/\barea\b/) },
  { of: metric, asked: /\b(?:k?g|kgs?|(?:kilo)?gram(?:me)?s?|mass|weight)\b/, drawn: says(/\bk?g\b|\bgrams?\b/) },
  { of: metric, asked: /\b(?:ml|millilit\w+|lit\w+|capacity)\b/, drawn: says(/\bml\b|\blitres?\b/) },
  { of: metric, asked: /\b(?:mm|cm|m|km|(?:milli|centi|kilo)?met(?:re|er)s?|length)\b/, drawn: says(/\b(?:[ck]?m|mm)\b/) },
  { of: binary, asked: /\b(?:binary|base 2) (?:in)?to (?:denary|decimal|base 10)\b/, drawn: says(/\b(?:in|as|to) (?:denary|decimal)/i) },
  {
    of: binary,
    asked: /\b(?:denary|decimal|base 10) (?:in)?to (?:binary|base 2)\b/,
    drawn: says(/\b(?:in|as an?|to) (?:\d+-bit )?binary/i),
  },
  { of: dates, asked: /\bdays?\b|\bweeks?\b/, drawn: says(dayNames) },
  { of: dates, asked: /\bmonths?\b/, drawn: says(monthNames) },
  { of: angleFacts, asked: /\bstraight lines?\b/, drawn: says(/straight line/) },
  { of: angleFacts, asked: /\b(?:at|around|round) a point\b/, drawn: says(/\bpoint\b|whole turn/) },
  { of: angleFacts, asked: /\btriangles?\b/, drawn: says(/triangle/) },
  { of: angleFacts, asked: /\bquadrilaterals?\b/, drawn: says(/quadrilateral/) },
  { of: substituting, asked: /\bquadratics?\b|\bnon-?linear\b/, drawn: says(/x\^2|quadratic|curve|circle/i) },
  {
    of: addedFractions,
    asked: /\b(?:same|like|common|equal) denominators?\b/,
    drawn: says(/\{(\d+)\} [-+] \\d?frac\{\d+\}\{\1\}/),
  },
  { of: surds, asked: /\bsimplif/, drawn: says(/^(?!Rationalise)/) },
  { of: columnsDown, asked: /\bzeros?\b|\bnoughts?\b/, drawn: says(/\b[1-9](?:\d|\{,\})*0(?:\d|\{,\})* - /) },
  ...['acute', 'obtuse', 'reflex'].map((kind) => ({
    of: angleTypes,
    asked: new RegExp(String.raw`\b${kind}\b`),
    drawn: keyIs(new RegExp(String.raw`\b${kind}\b`)),
  })),
  ...['isosceles', 'equilateral', 'scalene', 'rhombus', 'trapezium', 'kite', 'parallelogram'].map((name) => ({
    of: flatNames,
    asked: new RegExp(String.raw`\b${name}`),
    drawn: keyIs(new RegExp(`^${name}$`)),
  })),
  { of: flatNames, asked: /\btriangles?\b/, drawn: says(/triangle/i) },
  { of: flatNames, asked: /\bquadrilaterals?\b/, drawn: says(/shape/) },
  { of: remainders, asked: /\bfractions?\b/, drawn: says(/mixed number/) },
  { of: remainders, asked: /\bdecimals?\b/, drawn: says(/decimal/) },
  { of: parallels, asked: /\bparallel\b(?! and perp)/, drawn: says(/parallel/) },
  { of: parallels, asked: /\bperpendicular\b/, drawn: says(/perpendicular/) },
  { of: mentally, asked: /\badd/, drawn: says(/ \+ /) },
  { of: mentally, asked: /\bsubtract|\btak(?:e|ing) away\b/, drawn: says(/ - /) },
  { of: checked, asked: /\bestimat/, drawn: says(/estimate/) },
  { of: checked, asked: /\binverse\b|\bcheck/, drawn: says(/calculation/) },
  { of: solidCounts, asked: /\bfaces?\b/, drawn: says(/faces/) },
  { of: solidCounts, asked: /\bedges?\b/, drawn: says(/edges/) },
  { of: solidCounts, asked: /\b(?:corners?|vert(?:ex|ic\w+))\b/, drawn: says(/corners/) },
  ...['second', 'minute', 'hour', 'day', 'week', 'month', 'year'].map((unit) => ({
    of: ofTime,
    asked: new RegExp(String.raw`\b${unit}s?\b(?! [1-6]\b)`),
    drawn: says(new RegExp(String.raw`\b${unit}s?\b`)),
  })),
  { of: factors, asked: /\bfactors?\b/, drawn: says(/factor/) },
  { of: factors, asked: /\bmultiples?\b/, drawn: says(/multiple/) },
];

/** A verb that is named, "tener", or whose ending is: "er verbs". */
export const isOfVerb = (text: string): IsAsked => {
  const words = new Set(fold(text).split(' '));
  const endings = [...text.matchAll(/\b(ar|er|ir|re)\b(?=.*\bverbs?\b)/g)].map(([, ending = '']) => ending);
  return ({ drawn }) => {
    const verb = fold(String(drawn['verb'] ?? ''));
    return words.has(verb) || endings.some((ending) => verb.endsWith(ending));
  };
};

const leadsIn = /^(?:(?:how|do|does|you|to|i|we|convert|chang|turn|writ|go|mak)(?:e|ing)?|(?:a|an|the|from))\s+/i;
/** "Improper fractions to mixed numbers": from what, and into what; undefined where "to" leads nowhere. */
const directionOf = (text: string): { readonly from: string; readonly into: string } | undefined => {
  const [, before = '', after = ''] = /^(.*\S)\s(?:in)?to\s(?:an?\s)?(\p{L}{4,}.*)$/iu.exec(text) ?? [];
  const [into] = after.toLowerCase().split(/\s+/);
  if (into === undefined || !/\p{L}{4,}s?$/u.test(before) || /\b(?:how|need|want|able|due|have|going|used|next|close)$/i.test(before))
    return undefined;
  let rest = before;
  while (leadsIn.test(rest)) rest = rest.replace(leadsIn, '');
  const [from = ''] = rest.toLowerCase().split(/\s+/);
  return { from, into };
};

/** What something is turned into stands behind "as", "in" or "to", or is what the question asks for: "Which number is …?" */
const asksFor = (word: string): RegExp => {
  const form = word.replace(/s$/, '');
  return new RegExp(String.raw`\b(?:as|in|into|to) (?:an? )?(?:\w+ )?${form}|^(?:which|what) (?:\w+ )?${form}`, 'i');
};

const isTurnedInto = (text: string): IsAsked | undefined => {
  const direction = directionOf(text);
  if (direction === undefined) return undefined;
  const there = asksFor(direction.into);
  return ({ stem }) => there.test(stem);
};

/** Questions, written ones too, that go the other way round than the one that was typed. */
export const isTurnedBack = (text: string): IsOfKind | undefined => {
  const direction = directionOf(text);
  if (direction === undefined || !/^\p{L}{4,}$/u.test(direction.from) || direction.from === direction.into) return undefined;
  const [back, there] = [asksFor(direction.from), asksFor(direction.into)];
  return ({ stem }) => back.test(stem) && !there.test(stem);
};

const fewestWordsOfStory = 8;
/** Of all sums: "multiplication word problems" wants none that is only worked out. */
const inWords: KindOfDraw = {
  asked: /\bword(?:ed|y)? (?:problem|question)s?\b|\bstory (?:problem|sum)s?\b/,
  drawn: ({ stem }) => (stem.replaceAll(/\$[^$]*\$/g, ' ').match(/\p{L}{2,}/gu) ?? []).length >= fewestWordsOfStory,
  isBeside: true,
};

/** The kinds of a generator's draws, its own and those that it shares, that the words of a request name. */
const kindsNamed = (generator: Generator, text: string): readonly KindOfDraw[] => {
  const typed = text.toLowerCase();
  const ofAll = generator.subject === 'maths' ? [inWords] : [];
  return [...kinds.filter(({ of }) => of.has(generator.id)), ...(generator.kinds ?? []), ...ofAll].filter(({ asked }) => asked.test(typed));
};

const anyOf =
  (named: readonly KindOfDraw[]): IsOfKind =>
  (question) =>
    named.some(({ drawn }) => drawn(question));

/** Each is enough by itself, and what is asked for beside them must be so as well. */
const together = (named: readonly KindOfDraw[]): readonly IsOfKind[] => {
  const others = named.filter(({ isBeside }) => isBeside !== true);
  return [...(others.length === 0 ? [] : [anyOf(others)]), ...named.filter(({ isBeside }) => isBeside === true).map(({ drawn }) => drawn)];
};

/** "Change active to passive" is written in many ways that no draw has, and says so itself. */
const orSaysSo = (kind: KindOfDraw): KindOfDraw => ({
  ...kind,
  drawn: (question: Asking) => kind.drawn(question) || question.about?.some((phrase) => kind.asked.test(phrase.toLowerCase())) === true,
});

/** What the words of a request fix of all questions, written ones too: each test is enough by itself. */
export const kindsOfAll = (generators: readonly Generator[], text: string): readonly IsOfKind[] =>
  generators
    .filter((generator) => !isLeftOut(generator, text))
    .flatMap((generator): readonly IsOfKind[] => {
      const named = kindsNamed(generator, text);
      // A story is told by its words and numbers, and of two kinds what is written is often about both.
      const isOne = named.filter(({ isBeside }) => isBeside !== true).length < 2;
      const tests = together(isOne && !named.includes(inWords) ? named.map(orSaysSo) : named);
      return tests.length === 0 ? [] : [(question) => tests.every((isOfKind) => isOfKind(question))];
    });

/** What the words of a request fix of the draws of one generator; of two that it names ("o'clock and half past") either. */
export const kindsAsked = (generator: Generator, text: string): readonly IsAsked[] => {
  const into = isTurnedInto(text);
  return [...together(kindsNamed(generator, text)), isOfVerb(text), ...(into === undefined ? [] : [into])];
};

/** Of "faces, edges and corners" each has its turn. */
export const kindsInTurn = (generator: Generator, text: string): readonly IsAsked[] =>
  kindsNamed(generator, text)
    .filter(({ isBeside }) => isBeside !== true)
    .map(({ drawn }) => drawn);

/** A method of an objective that a request leaves out: "1/4 of a number" asks for no shaded shapes, "ma famille" for no "my, your, his". */
const leftOut: readonly { readonly id: string; readonly asked: RegExp; readonly unless: RegExp }[] = [
  { id: 'maths-fraction-of-shape', asked: /\b(?:amounts?|numbers?|quantit\w+)\b/, unless: /\bshapes?\b|\bshaded?\b/ },
  { id: 'maths-half-and-quarter', asked: /\bshapes?\b|\bshaded?\b/, unless: /\b(?:amounts?|numbers?|quantit\w+)\b/ },
  {
    id: 'maths-time-later',
    asked: /\bclocks?\b|\bo ?'?clock\b/,
    unless: /\blater\b|\bbefore\b|\bafter\b|\bago\b|\bearlier\b|\blong\b|\blast/,
  },
  { id: 'french-possessives', asked: /\bfam\w+/, unless: /\bmon\b|\bmes\b|\bmy\b|\bposs\w+/ },
];

export const isLeftOut = ({ id, leavesOut }: Generator, text: string): boolean => {
  const typed = text.toLowerCase();
  return leavesOut?.test(typed) === true || leftOut.some((one) => one.id === id && one.asked.test(typed) && !one.unless.test(typed));
};
