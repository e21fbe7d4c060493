import type { ExpectedAnswer } from '@hedgerow/curriculum/expected-answer';
import type { PartsQuestion, QuestionPart } from '@hedgerow/curriculum/question';
import { partName } from '@hedgerow/domain/part-name';
import { type Rational, roundTo } from '../generators/rational.ts';
import { judgeAnswer } from './judge-answer.ts';
import { type Judgement, nearly, yesWords } from './judgement.ts';
import { carriedAnswer, carriedValue, followsFrom, keyValue, slipAnswer, valueOf, withoutUnit } from './part-value.ts';
import { sameValue } from './read-number.ts';

/** `carried`: it follows rightly from an earlier answer that is not right. */
export const partVerdicts = ['right', 'carried', 'nearly', 'wrong'] as const;
export type PartVerdict = (typeof partVerdicts)[number];

type PartJudgement = {
  readonly verdict: PartVerdict;
  readonly say: string;
  readonly earned: number;
  /** The known slip that it is. */
  readonly slip?: QuestionPart['slips'][number] | undefined;
  readonly unread?: true;
};

const mostFiner = 6;
/** Before it is rounded as asked, or rounded to more places: 3.416 where 3.4 is asked for. */
const isFiner = (typed: string, part: QuestionPart, exact: Rational | undefined): boolean => {
  const { places } = part;
  const value = valueOf(typed, part);
  if (places === undefined || exact === undefined || value === undefined) return false;
  const finer = Array.from({ length: mostFiner - places }, (_, at) => roundTo(exact, places + 1 + at));
  return [exact, ...finer].some((one) => sameValue(one, value));
};

const againstKey = (typed: string, part: QuestionPart, expected: ExpectedAnswer, exact: Rational | undefined): Judgement => {
  const judged = judgeAnswer(withoutUnit(typed, part.unit), expected);
  return judged.verdict === 'wrong' && isFiner(typed, part, exact)
    ? nearly('The working is right. Now round it as the question asks.')
    : judged;
};

const slipOf = (typed: string, part: QuestionPart): QuestionPart['slips'][number] | undefined =>
  part.slips.find(({ text }) => judgeAnswer(withoutUnit(typed, part.unit), slipAnswer(part, text)).verdict !== 'wrong');

const yoursIn = (places: readonly number[]): string => places.map(partName).join(' and ');

/**
 * Each part by itself, and where it is worked out from earlier ones also by what was answered there: who goes on rightly from a wrong answer
 * has the marks of the later part.
 */
export const judgeParts = (typed: readonly string[], { parts }: Pick<PartsQuestion, 'parts'>): readonly PartJudgement[] => {
  const given = parts.map((part, at) => valueOf(typed[at] ?? '', part));
  const keys = parts.map(keyValue);
  return parts.reduce<readonly PartJudgement[]>((judged, part, at) => {
    const own = typed[at] ?? '';
    const { verdict, say, unread } = againstKey(own, part, part.expected, carriedValue(part, keys));
    if (verdict === 'right') return [...judged, { verdict, say: say === yesWords ? 'Right.' : say, earned: part.marks }];
    if (verdict === 'nearly') return [...judged, { verdict, say, earned: 0 }];
    const before = given.slice(0, at);
    const carried = unread ? undefined : carriedAnswer(part, before);
    const broken = followsFrom(part).filter((place) => judged[place]?.verdict !== 'right');
    const follows = carried === undefined || broken.length === 0 ? undefined : againstKey(own, part, carried, carriedValue(part, before));
    if (follows?.verdict === 'right')
      return [...judged, { verdict: 'carried', say: `Right from your answer to ${yoursIn(broken)}.`, earned: part.marks }];
    if (follows?.verdict === 'nearly') return [...judged, { verdict: 'nearly', say: follows.say, earned: 0 }];
    const told = say === 'Not this time.' ? 'Not yet.' : say;
    return [...judged, { verdict: 'wrong', say: told, earned: 0, slip: slipOf(own, part), ...(unread ? { unread } : {}) }];
  }, []);
};
