import type { SubjectId } from '@hedgerow/domain/subjects';
import { subjectGroup, subjectName } from '@hedgerow/domain/subjects';
import { typedWords } from './request-words.ts';
import { specSection } from './spec-sections.ts';
import { subjectFamily } from './subject-families.ts';
import { wordsOf } from './words.ts';

/** "(4 marks)", "12 marker", "exam question on": how long the answer is to be, and not what it is about. */
const examWords =
  /\(?\b\d+\s*-?\s*mark(?:er|s)?(?:\s+(?:questions?|qs?|essays?|answers?))?\b\)?(?:\s+(?:on|about|for)\b)?|\b(?:exam(?:[- ]style)?|past paper|essay|long answer|multiple choice)\s+questions?\b(?:\s+(?:on|about|for)\b)?|\b(?:paper|worksheets?|practi[sc]e|revision)\s+(?=practi[sc]e|questions?|revision)/gi;
/** "Hard questions on", "a quiz about": that it is to be practised, and how hard it is to be. */
const workWords =
  /^(?:(?:some|a|an|the|more|really|very|hard|harder|hardest|easy|easier|tricky|challenging|difficult|simple|random|quick|extra|practi[sc]e|revision|test|gcse|ks[1-4])\s+)*(?:questions?|qs|quiz(?:zes)?|tests?|worksheets?|exercises?|practi[sc]e|revision|problems)\s+(?:on|about|for)\s+(?=\S)/iu;
/** In maths "hard fractions" are fractions; hard water is water of a kind. */
const hardWords =
  /^(?:some |more )?(?:really |very )?(?:hard|harder|hardest|easy|easier|easiest|difficult|tricky|trickier|challenging)\s+(?=\p{L}{3})/iu;
/** "Its or it's which one": that one of them is to be chosen is said by "or". */
/** "Percentages non calc" are percentages. */
const byHandWords = /^non[- ]?calc(?:ulator)?\s+(?=\S)|(?<=\S)\s+\(?non[- ]?calc(?:ulator)?\)?$/i;
const whichTail =
  /(?<=\b(?:or|vs|versus)\b.*\S)[\s,]+(?:and )?(?:which (?:one|is which|is (?:right|correct|it)|(?:one )?(?:to|do|should)\b)|when (?:to|do (?:i|you|we)|should (?:i|you|we)) use\b).*$/i;

/** "OCR J277 1.1", "AQA", "Edexcel theme 1", "Sparx hw", "Lesson 4": where the request comes from, and not what it is about. */
const sourceWords =
  /\b(?:aqa|ocr|edexcel|eduqas|wjec|pearson|caie|j\d{3}|sparx|seneca|mathswatch|hegarty|kerboodle|twinkl|white ?rose|cgp|activate \d|(?:h\/?w|homework)(?: \d+)?|(?:lesson|chapter|week|theme|module|block|sheet|task) \d+)\b\s*:?/gi;
/** "Edexcel higher": the tier of an exam. Foundation has papers of its own in the bank, which are asked for by that word. */
const tierWords = /\b(?:(?:gcse|aqa|ocr|edexcel) )+higher\b|\bhigher (?:tier|paper)\b/gi;
/** "B1 cell structure": where it stands in a science book. */
const bookPlace = /^\s*[bcp]\d{1,2}(?:\.\d+)*\s+(?=\p{L})/iu;
/** "For my 4 year old": whom it is for. */
const ageWords = /\b(?:for )?(?:my |a |an )?\d{1,2}[ -]?(?:years?|yrs?)[ -]?olds?\b/gi;
/** "Year 5", "yr 5", "Y5": of whom it is, unless it is part of what is asked for ("year 5 spellings"). */
const yearWords = /\b(?:(?:in|for) )?(?:years?|yrs?\.?|y(?=\d)) ?(?:1[0-3]|[1-9])\b(?:'?s\b)?/gi;
const ofTheYear = /\bspell|\bword ?list|\bwords\b|\bphonics\b|\bexception\b|\by\d\s*[-+=]/i;
/** "Grade 9": how hard it is to be. */
const gradeWords = /\bgrades? [1-9](?:\s*(?:-|–|to|and|\/)\s*[1-9])?\b/gi;

/** "My test on Friday is about rivers", "I have a quiz tomorrow on rivers", "we are doing rivers at school". */
const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const whenWords = new RegExp(
  String.raw`\b(?:(?:on|by|for|due|this|next|until|before) )*(?:${day}s?|tomorrow|tonight|(?:this|next) (?:week|term)|half term)\b(?! (?:in|auf|en)\b)`,
  'gi',
);
const whose = String.raw`(?:i|ive|i've|i'm|we|we've|my|our|he|she|they|has|have|had|got|get|having|gets|there is|there's|a|an|the|big|son's|daughter's|end of (?:unit|topic|term|year)|mini|mock|maths|english|science|class)`;
const leads: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:${whose} )*(?:tests?|exams?|quiz|assessments?|mocks?|homework|h\/?w|project|presentation)\b(?: (?:coming up|is|are|will be))* (?:about|on|covering)(?= \p{L}|\s\d)`,
    'iu',
  ),
  /^(?:(?:i|we|he|she|they|my (?:son|daughter|child)) )?(?:(?:am|are|is|'?re|'?m) )?(?:doing|learning(?: about)?|studying|revising|stuck (?:on|with)|struggling (?:on|with)|confused (?:about|by)|rubbish at|bad at|no good at)(?= \p{L})/iu,
  /^(?:can|could) (?:you|u) (?:please )?(?:help|test|quiz|teach)(?: (?:me|us|him|her))?(?: (?:with|on|about))?(?= \p{L})/iu,
  /^(?:help|test|quiz|teach) (?:me|us|him|her)(?: (?:please|with|on|about))*(?= \p{L})/iu,
  /^(?:i|we|he|she) (?:dont|don't|do not|doesnt|doesn't|cant|can't) (?:get|understand|do|remember)(?= \p{L})/iu,
];
/** "Life at school" is a thing of its own. */
const tails = /(?<!\blife )\b(?:at|in) (?:school|class)$|\bin (?:my )?(?:lessons?|class)$/i;

/** "One linear one quadratic" is linear and quadratic; "one more one less" is a step up and down. */
const oneAndOne = /\bone (?!more\b|less\b)(\p{L}{4,}),? (?:and )?one (?!more\b|less\b)(\p{L}{4,})/giu;

/** The number of a line of a specification: "4.2.1", and "1.1" where no sum can be meant. */
const specNumber = /(?:^|\s)\d+(?:\.\d+){2,}[a-z]?(?=\s|$)/gi;
const shortSpecNumber = /^\s*\d+\.\d+[a-z]?(?=\s+\p{L})/giu;

/** "How the structure of the alveoli is adapted for gas exchange" is about alveoli and gas exchange. */
const adapted = /\bhow (?:the )?(?:structures?|features?) of (.+?) (?:is|are|makes?)(?: \w+)? (?:adapted|suited)(?: (?:for|to))?/i;

const number = String.raw`-?\d+(?:\.\d+)?`;
const fraction = String.raw`\d+\s*\/\s*\d+`;
const times = String.raw`(?:x|×|\*|times|multiplied by)`;
const divided = String.raw`(?:÷|divided by|shared by)`;
const rule = (pattern: string): RegExp => new RegExp(pattern, 'iu');
const compares = String.raw`(?:\b(?:bigg|small|larg|great)e(?:r|st)\b|\b(?:more|less|most|least)\b)`;
/** A place left empty in a sum. */
const gap = String.raw`(?:_+|\?|□|☐|\.{2,}|…)`;

/** "34 + 25" and "456 - 178" by the size of their numbers, as lessons are called. */
const sizeOf = ({ groups }: RegExpExecArray, names: readonly [small: string, other: string]): string => {
  const [one = '', other = ''] = [groups?.['one'], groups?.['other']];
  const isSmall = Math.max(Number(one), Number(other)) <= 20 && (names[0].startsWith('sub') || Number(one) + Number(other) <= 20);
  return isSmall ? names[0] : `${Math.max(one.length, other.length)} digit ${names[1]}`;
};

/** A sum that is typed as it stands in the book, and what the lesson on it is called; the first that fits. */
const sums: readonly (readonly [RegExp, string | ((match: RegExpExecArray) => string)])[] = [
  [rule(String.raw`${fraction}(?:ths?|rds?)?\s+of\b`), 'fractions of amounts'],
  [rule(String.raw`\bhalf of \d`), 'halving'],
  [rule(String.raw`\b(?:quarters?|thirds?) of \d`), 'fractions of amounts'],
  [rule(String.raw`${number}\s*(?:%|percent|per cent)\s+of\b`), 'percentages of amounts'],
  [rule(String.raw`^(?=.*${compares}).*(?<![\d.])\d*\.\d.*(?<![\d.])\d*\.\d`), 'comparing decimals'],
  [rule(String.raw`^(?=.*${compares}).*${fraction}.*${fraction}`), 'comparing fractions'],
  [rule(String.raw`${fraction}\s*\+\s*${fraction}`), 'adding fractions'],
  [rule(String.raw`${fraction}\s*[-−–]\s*${fraction}`), 'subtracting fractions'],
  [rule(String.raw`${fraction}\s*${times}\s*\d`), 'multiplying fractions'],
  [rule(String.raw`${fraction}\s*${divided}\s*\d`), 'dividing fractions'],
  [rule(String.raw`\([a-z]\s*[-+−]\s*\d+\)\s*\([a-z]\s*[-+−]\s*\d+\)`), 'expanding double brackets'],
  // "5x - 3 = 2x + 12": the letter that stands on one side stands on the other too.
  [
    rule(String.raw`^(?!.*(?:²|\^)).*(?<!\p{L})\d*(?<letter>[a-z])(?!\p{L})[^=]*=[^=]*(?<!\p{L})\d*\k<letter>(?!\p{L})`),
    'equations with x on both sides',
  ],
  [rule(String.raw`(?<![\w)])\d+\s*\(\s*\d*[a-z]\s*[-+−]\s*\d+\s*\)(?!\s*=)`), 'expanding brackets'],
  [rule(String.raw`[a-z](?:²|\^2)[^=]*=`), 'solving quadratic equations'],
  [rule(String.raw`(?:^|[\s(])\d*[a-z]\s*[-+−]\s*\d+\s*=|\d[a-z]\s*=|\d\s*[-+−]\s*\d*[a-z]\s*=`), 'two-step equations'],
  [rule(String.raw`√\s*\d|\bsquare root of \d`), 'square roots'],
  [rule(String.raw`\b\d+(?:²|\^2| squared\b)`), 'square numbers'],
  [rule(String.raw`\b\d+(?:³|\^3| cubed\b)`), 'cube numbers'],
  [rule(String.raw`simplify\s+\d+\s*:\s*\d+`), 'simplifying ratios'],
  [rule(String.raw`\d+\.\d+\s*${times}\s*\d|\d\s*${times}\s*\d+\.\d`), 'multiplying decimals'],
  [rule(String.raw`\d+\.\d+\s*${divided}\s*\d|\d\s*${divided}\s*\d+\.\d`), 'dividing decimals'],
  [rule(String.raw`\d+\.\d+\s*[-+−]\s*\d|\d\s*[-+−]\s*\d+\.\d`), 'adding and subtracting decimals'],
  [rule(String.raw`\d\s*[-+−–]\s*${gap}|${gap}\s*[-+−–]\s*\d`), 'missing number problems'],
  [
    rule(String.raw`(?<![\d.,/])(?<one>\d{1,6})\s*\+\s*(?<other>\d{1,6})(?![\d.,/])`),
    (match) => sizeOf(match, ['adding to 20', 'addition']),
  ],
  [
    // "Numbers 1-10" is no sum.
    rule(String.raw`(?:^|\s)(?<one>\d{1,6})\s+[-−–]\s+(?<other>\d{1,6})(?![\d.,/])|^(?<one>\d{1,6})[-−–](?<other>\d{1,6})\s*=?\s*\??$`),
    (match) => sizeOf(match, ['subtracting within 20', 'subtraction']),
  ],
  [
    rule(String.raw`\b\d{1,2}\s*x(?:\s*(?:,|and|&)\s*\d{1,2}\s*x?)*\s*(?:times\s*)?tables?\b`),
    ([all]) => (all.match(/\d+/g) ?? []).map((table) => `${table} times table`).join(' and '),
  ],
  [
    rule(String.raw`^(?:the )?(?:\d|1[012])'?s(?:(?: and |, ?| ?& ?)(?:the )?(?:\d|1[012])'?s)+$`),
    ({ input }) => (input.match(/\d+/g) ?? []).map((table) => `${table} times table`).join(' and '),
  ],
  [rule(String.raw`\bup to 12\s*${times}\s*12\b`), ({ input }) => input],
  [rule(String.raw`\b(?:\d|1[012])\s*${times}\s*(?<table>\d|1[012])\b`), ({ groups }) => `${groups?.['table']} times table`],
  [rule(String.raw`\b\d{2,}\s*${times}\s*\d{2,}\b`), 'long multiplication'],
  [rule(String.raw`\b\d{3,}\s*${divided}\s*\d{2,}\b`), 'long division'],
  [rule(String.raw`\b\d{2,}\s*${times}\s*\d\b`), 'short multiplication'],
  [rule(String.raw`\b\d{2,}\s*${divided}\s*\d{1,2}\b`), 'short division'],
];

/** As it is typed in a hurry: "wots", "make flashcards on", "magnits repel n atract", "1 too 20". */
const hurried: readonly (readonly [RegExp, string])[] = [
  [/^(?:w[ao]ts|whats|what's)(?= )/i, 'what is'],
  [/^hows(?= )/i, 'how is'],
  [/(?<=\d )too(?= \d)/g, 'to'],
  // "Hex 2 binary", and not "adding 2 fractions" or "round 2 decimal places".
  [
    /(?<=\b(?:hex\w*|binary|denary|decimals?|fractions?|percent\w*|mixed numbers?|numerals?|standard form)) 2 (?=(?:hex|binary|denary|decimals?\b(?! place)|fraction|percent|mixed|improper|numeral|ordinary|standard form))/gi,
    ' to ',
  ],
  [
    /\b(add|count|subtract|multiply|divid|doubl|halv|shar|round|measur|spell|read|writ|tell|tak|draw|mak|find|compar|order)in'?(?=\s)/gi,
    '$1ing',
  ],
  // "Timestabels" is one slip from timetables, and two from what is meant.
  [/\btimes ?tabels?\b|\btimestables?\b/gi, 'times tables'],
  // "Aqa lang p1 q4", "lit paper 2".
  [/\blang(?= (?:paper|p ?\d))/gi, 'language'],
  [/\blit(?= (?:paper|p ?\d))/gi, 'literature'],
  [/\bp ?([12])(?= (?:q|question) ?\d)/gi, 'paper $1'],
  [/\bq ?([1-9])\b/gi, 'question $1'],
  [
    /^(?:(?:make|do|finish|complete|learn|need|want) )+(?:(?:me|my|the|some|a|this) )*(?:flash ?cards?|notes?|sheets?|worksheets?|quiz(?:zes)?|seneca|spellings?|mind ?maps?)(?: (?:on|about|for|of))? (?=\S)/i,
    '',
  ],
];
const and = /(?<=\p{L}{2} )n(?= \p{L}{2})/gu;
/** What was typed in a hurry, in the words that are meant. */
export const meantWords = (text: string, subject: SubjectId): string =>
  hurried.reduce((rest, [pattern, meant]) => rest.replace(pattern, meant), subject === 'maths' ? text : text.replaceAll(and, 'and'));

/** What a beginner's dialogue is about, of whose words none says anything by itself. */
const aboutOneself: readonly (readonly [RegExp, string])[] = [
  [/\b(?:what(?:'s| is) (?:your|his|her) name|my name is|(?:his|her) name is)\b/gi, 'saying names'],
  [/\bhow old (?:are|is) (?:you|he|she)\b/gi, 'saying your age'],
  [/^how are you\b/gi, 'saying how you feel'],
];

/** "Test Thursday: the Nuremberg Laws" is about the laws, where a day went before. */
const occasion = /^(?:spelling )?(?:assessments?|tests?|mocks?|sats|exams?)\b:? (?=\p{L})/iu;

const isScience = (subject: SubjectId): boolean => subjectFamily('science').includes(subject);

const tidy = (rest: string): string => rest.replaceAll(/\s+/g, ' ').trim();

/** Without whom it is for, when it is due and how it was asked for; where nothing else is left, it was that. */
const withoutOccasion = (text: string, subject: SubjectId): string => {
  const ofWhom = ofTheYear.test(text) ? text : text.replaceAll(yearWords, ' ');
  const graded = subject === 'music' ? ofWhom : ofWhom.replaceAll(gradeWords, ' ');
  const undated = tidy(graded.replaceAll(whenWords, ' '));
  const led = leads.reduce(
    (rest, lead) => tidy(rest.replace(lead, ' ')),
    undated === tidy(graded) ? undated : undated.replace(occasion, ''),
  );
  const bare = tidy(led.replace(tails, ' ').replaceAll(oneAndOne, '$1 and $2'));
  return typedWords(bare, wordsOf(subjectName(subject))).length > 0 ? bare : text;
};

/** A request without what says nothing of its subject: in maths a sum becomes the name of its lesson. */
export const plainRequest = ({ subject, text: typed }: { readonly subject: SubjectId; readonly text: string }): string => {
  const text = specSection(subject, typed) ?? withoutOccasion(meantWords(typed, subject), subject);
  const placed = [ageWords, examWords, tierWords, sourceWords, specNumber].reduce((rest, pattern) => rest.replaceAll(pattern, ' '), text);
  const asked = [...(subject === 'maths' ? [byHandWords, hardWords] : []), workWords, whichTail].reduce(
    (rest, pattern) => rest.replace(pattern, ''),
    tidy(placed),
  );
  const about = subject === 'maths' ? asked : asked.replace(shortSpecNumber, ' ').replace(isScience(subject) ? bookPlace : /^$/, ' ');
  const bare = about.replaceAll(/\s+/g, ' ').trim().replace(adapted, '$1') || text;
  if (subjectGroup(subject) === 'languages') return aboutOneself.reduce((rest, [pattern, meant]) => rest.replaceAll(pattern, meant), bare);
  if (subject !== 'maths') return bare;
  for (const [pattern, lesson] of sums) {
    const match = pattern.exec(bare);
    if (match !== null) return typeof lesson === 'string' ? lesson : lesson(match);
  }
  return bare;
};
