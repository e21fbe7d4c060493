import { asText } from '../forms.ts';
import type { Generator } from '../generator.ts';
import { type Draft, finish, wrongOptions } from '../make-generator.ts';
import { names } from '../people-and-things.ts';
import { type Draw, drawing, hashText, mulberry32 } from '../random.ts';

/** A further way to ask what a generator asks, with its answers written out. */
export type Form = (draw: Draw) => Draft<string> | undefined;
/** By the id of their generator. */
export type FormsOf = Readonly<Record<string, readonly Form[]>>;

/** Its name says by which checker it is worked out. */
export const form =
  <V>(name: string, make: (draw: Draw) => Draft<V> | undefined): Form =>
  (draw) => {
    const made = make(draw);
    return made && asText({ ...made, drawn: { ...made.drawn, form: name } });
  };

/** What comes of a mistake, the mistake in a few words, and what to say to whoever made it. */
export type Mistake = readonly [value: string, says: string, why: string];
type Claim = {
  /** “Nia says that the answer is 12.” */
  readonly claim: (value: string, name: string) => string;
  readonly right: string;
  readonly mistakes: readonly Mistake[];
} & Pick<Draft<string>, 'steps' | 'hints' | 'drawn' | 'figure' | 'illustration'>;

/** Somebody's wrong answer: which mistake leads to it? Each of the others leads to another number. */
export const wentWrong = (name: string, make: (draw: Draw) => Claim | undefined): Form =>
  form<string>(name, (draw) => {
    const made = make(draw);
    if (made === undefined) return undefined;
    const { claim, right, mistakes, ...rest } = made;
    if (new Set([right, ...mistakes.map(([value]) => value)]).size <= mistakes.length) return undefined;
    const [value, says, why] = draw.pick(mistakes);
    const person = draw.pick(names);
    return {
      ...rest,
      stem: `${claim(value, person)} What went wrong?`,
      key: says,
      slips: mistakes.filter((one) => one[1] !== says).map((one) => [one[1], `This would give ${one[0]}, and not ${value}.`] as const),
      show: (text) => text,
      why: `${why} The right answer is ${right}.`,
    };
  });

type Working = {
  /** “Nia solves $3x = 12$.” */
  readonly asked: (name: string) => string;
  readonly lines: readonly string[];
  /** Which of them, from 0, is the first that does not follow. */
  readonly wrong: number;
  /** Why each line holds, in words that follow “This line is right:”; not read for the wrong one. */
  readonly reasons: readonly string[];
} & Pick<Draft<string>, 'why' | 'steps' | 'hints' | 'drawn'>;

const nameOf = (at: number): string => `Line ${at + 1}`;
const noMistake = 'There is no mistake';

/** Somebody's working in three lines, of which one does not follow. */
export const firstMistake = (name: string, make: (draw: Draw) => Working | undefined): Form =>
  form<string>(name, (draw) => {
    const made = make(draw);
    if (made === undefined) return undefined;
    const { asked, lines, wrong, reasons, ...rest } = made;
    return {
      ...rest,
      stem: `${asked(draw.pick(names))} ${lines.map((line, at) => `${nameOf(at)}: ${line}`).join('. ')}. Which line has the first mistake?`,
      key: nameOf(wrong),
      slips: [
        ...lines.flatMap((_, at) =>
          at === wrong
            ? []
            : [
                [
                  nameOf(at),
                  at < wrong
                    ? `This line is right: ${reasons[at]}.`
                    : 'This line follows from the one before. The mistake was made earlier.',
                ] as const,
              ],
        ),
        [noMistake, 'This passes over a mistake. Put numbers in, or do the working again, to see that two lines differ.'] as const,
      ],
      show: (text) => text,
      keyStandsInStem: true,
    };
  });

/** So many draws are of its own way to ask, beside one of each form. */
const ownShare = 2;
const mostTries = 80;

/** The same generator, which asks in these ways as well; an objective that wants its own way alone says so by `form: own`. */
export const alsoAsking = (generator: Generator, forms: readonly Form[]): Generator =>
  forms.length === 0
    ? generator
    : {
        ...generator,
        generate: (seed, difficulty, parts) => {
          const draw = drawing(mulberry32(hashText(`${generator.id}:forms:${difficulty}:${seed}`)), difficulty);
          const ask = forms[draw.int(-ownShare, forms.length - 1)];
          for (let left = ask === undefined ? 0 : mostTries; left > 0; left -= 1) {
            const drafted = ask?.(draw);
            const made = drafted && finish(drafted, wrongOptions(generator.keyStage), parts);
            if (made) return made;
          }
          // Its own way, and where a form has no numbers for this difficulty.
          const own = generator.generate(seed, difficulty, parts);
          return { ...own, drawn: { ...own.drawn, form: 'own' } };
        },
      };
