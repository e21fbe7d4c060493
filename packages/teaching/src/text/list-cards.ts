import { headingOf, isSaidIn, leadOf } from './context.ts';
import type { Statement } from './read-notes.ts';
import { standingOf } from './standing.ts';
import type { Study } from './study.ts';

/** A list, a chain or the steps of something, asked as a whole. `of` are the statements that it says. */
export type ListCard = { readonly question: string; readonly answer: string; readonly of: readonly Statement[] };

const counts = ['two', 'three', 'four', 'five', 'six', 'seven'];
const longestItem = 16;
const longestAnswer = 62;
const odd = /[{}∴~^<>☐|↑↓]|\bw\/|=|_{2}|\?|→.*→/;
const bare = (text: string): string => text.replace(/[.;,]$/, '');
const wordsIn = (text: string): number => text.split(' ').length;

/** Points of a section that follow one another. */
const runsIn = (statements: readonly Statement[]): readonly (readonly Statement[])[] => {
  const runs: Statement[][] = [];
  let isOpen = false;
  for (const statement of statements) {
    const isPoint = statement.kind === 'sentence' && statement.bullet && statement.pair === undefined && !statement.apart;
    if (isPoint && isOpen) runs.at(-1)?.push(statement);
    else if (isPoint) runs.push([statement]);
    isOpen = isPoint;
  }
  return runs;
};

const plural = /(?:[^s]s|people|children|men|women)$/i;
const ofSteps =
  /\b(?:method|procedure|instructions|how|journey|steps?|stages?|process|using|making|cycle|order|sequence|making of|formation)\b/i;

const asked = (heading: string, isQuestion: boolean, things: string, areTold: boolean): string => {
  if (isQuestion) return `${heading}? Give ${things} ${/^why\b/i.test(heading) ? 'reasons' : 'points'}.`;
  // Sentences are facts on what the heading names.
  if (areTold) return `${heading}: give ${things} facts.`;
  const last =
    heading
      .replace(/^.*[:,]\s*/, '')
      .split(' ')
      .at(-1) ?? '';
  return plural.test(last) ? `${heading}: name ${things === 'two' ? 'both' : `all ${things}`}.` : `${heading}: give ${things} points.`;
};

const listCard = (run: readonly Statement[], subject: string | undefined): ListCard | undefined => {
  const [first] = run;
  if (first === undefined || first.heading === null || first.ordered) return undefined;
  const isQuestion = first.heading.endsWith('?');
  const heading = isQuestion && wordsIn(first.heading) <= 9 ? first.heading.replace(/\?$/, '') : headingOf(first);
  const things = counts[run.length - 2];
  const answer = run.map(({ text }) => bare(text)).join('; ');
  if (heading === undefined || things === undefined || odd.test(answer) || wordsIn(answer) > longestAnswer) return undefined;
  if (run.some(({ text, leans, quoted }) => wordsIn(text) > longestItem || leans || quoted || /\b(?:he|she|him|I|my|we)\b/.test(text)))
    return undefined;
  // Sentences that stand alone are cards of their own.
  const isNamed = plural.test(heading.split(' ').at(-1) ?? '');
  if (!isNamed && !isQuestion && run.filter((one) => standingOf(one) === 'alone').length * 2 > run.length) return undefined;
  const lead = subject === undefined || isSaidIn(subject, heading) || isSaidIn(subject, answer) ? '' : `${subject} – `;
  const question = asked(heading, isQuestion, things, run.filter((one) => standingOf(one) !== 'point').length * 2 > run.length);
  return {
    question: lead === '' ? `${question[0]?.toUpperCase() ?? ''}${question.slice(1)}` : `${lead}${question}`,
    answer: `${answer}.`,
    of: run,
  };
};

/** What is made or found out stands in the title of the page. */
const ofMethod = /^(?:method|procedure|instructions|steps)$/i;
const mostSteps = 2;
const longestStep = 24;
const stepCards = (run: readonly Statement[], subject: string | undefined): readonly ListCard[] => {
  const [first] = run;
  const heading = first === undefined ? undefined : (headingOf(first) ?? (ofMethod.test(first.heading ?? '') ? subject : undefined));
  if (
    first === undefined ||
    heading === undefined ||
    !first.ordered ||
    run.length < 3 ||
    !ofSteps.test(`${first.heading ?? ''} ${heading}`)
  )
    return [];
  if (run.some(({ text, leans }) => leans || odd.test(text) || wordsIn(text) > longestStep)) return [];
  const lead = leadOf(first, '', isSaidIn(subject ?? '', heading) ? undefined : subject);
  return [0, Math.floor((run.length - 1) / 2)]
    .filter((at, place, all) => all.indexOf(at) === place)
    .slice(0, mostSteps)
    .flatMap((at) => {
      const [before, after] = [run[at], run[at + 1]];
      return before === undefined || after === undefined
        ? []
        : [
            {
              question: `${lead}${lead === '' ? 'What' : 'what'} comes next after this? “${bare(before.text)}.”`,
              answer: after.text,
              of: [after],
            },
          ];
    });
};

const fewestLinks = 3;
const longestLink = 8;
const leaning = /\b(?:it|they|them|this|these|he|she|him|her|his|their|its)\b/i;
const shorthand = /[{}∴~^<>↑↓|]|\b(?:conc|vol|temp|w\/)\b/i;
/** "cell → tissue → organ": what it ends with is asked for. */
const chainCard = (statement: Statement, subject: string | undefined): ListCard | undefined => {
  const { text, kind, pair, quoted } = statement;
  if (kind === 'row' || quoted || statement.rest || !text.includes('→') || /[="“]/.test(text) || shorthand.test(text) || leaning.test(text))
    return undefined;
  if (pair !== undefined && !pair.meaning.includes('→')) return undefined;
  const links = bare(text)
    .split('→')
    .map((link) => link.trim());
  if (
    links.length < fewestLinks ||
    /^\p{L}+er$/u.test(links[0] ?? '') ||
    links.some((link) => link === '' || wordsIn(link) > longestLink || /[.;:?!]/.test(link))
  )
    return undefined;
  const lead = leadOf(statement, text, subject);
  return {
    question: `${lead}${lead === '' ? 'Complete' : 'complete'} the chain: ${links.slice(0, -1).join(' → ')} → ____`,
    answer: links.at(-1) ?? '',
    of: [statement],
  };
};

/** The cards that ask for several lines of a page at once. */
export const listCards = ({ notes, subject }: Pick<Study, 'notes' | 'subject'>): readonly ListCard[] => [
  ...notes.sections.flatMap(({ statements }) =>
    runsIn(statements).flatMap((run) => [listCard(run, subject)].filter((card) => card !== undefined).concat(stepCards(run, subject))),
  ),
  ...notes.statements.map((statement) => chainCard(statement, subject)).filter((card) => card !== undefined),
];
