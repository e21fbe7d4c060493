import { tellsAnswer } from '@hedgerow/curriculum/tells-answer';
import { faultsOf } from '@hedgerow/figures/faults';
import { describeFigure, drawFigure, type Figure } from '@hedgerow/figures/figure';
import { isInfant } from '@hedgerow/domain/key-stages';
import type { Generated, Generator } from './generator.ts';
import type { Draw } from './random.ts';
import { drawing, hashText, mulberry32 } from './random.ts';

/** One attempt at a question, before its options are written out and compared. */
export type Draft<V> = {
  readonly stem: string;
  readonly figure?: Figure;
  /** A picture that helps and is not needed: left out where its labels find no room or its words would tell the answer. */
  readonly illustration?: Figure | undefined;
  readonly key: V;
  /** Wrong values, the most tempting first, each with a sentence that begins "This" and says what went wrong. */
  readonly slips: readonly (readonly [value: V, why: string])[];
  readonly show: (value: V) => string;
  /** What makes two options equal where `show` can write one value in two ways. */
  readonly sameAs?: (value: V) => string | number;
  /** Wrong values that nobody would believe here, such as negative lengths, are left out. */
  readonly believable?: (value: V) => boolean;
  readonly why: string;
  readonly steps: readonly string[];
  readonly stepFigures?: readonly (Figure | null)[] | undefined;
  readonly hints: readonly string[];
  readonly drawn: Generated['drawn'];
  /** Only where the choices themselves stand in the stem. */
  readonly keyStandsInStem?: boolean;
  /** Only where the choices themselves are parts of the picture, such as the names below bars. */
  readonly keyStandsInFigure?: boolean;
};

type About = Omit<Generator, 'generate' | 'subject'> & { readonly subject?: Generator['subject'] };

const helps = (figure: Figure | undefined, answer: string): figure is Figure =>
  figure !== undefined && !tellsAnswer(describeFigure(figure), answer) && faultsOf(drawFigure(figure)).length === 0;

/** The first so many slips whose values are believable and all different; fewer where there are no more. */
const distractorsOf = <V>({ show, slips, believable, ...draft }: Draft<V>, key: string, wanted: number): Generated['distractors'] => {
  const sameAs = draft.sameAs ?? show;
  const texts = new Set([key]);
  const values = new Set([sameAs(draft.key)]);
  const distractors: { readonly text: string; readonly slip: string }[] = [];
  for (const [value, slip] of slips) {
    if (distractors.length === wanted) break;
    if (believable && !believable(value)) continue;
    const text = show(value);
    if (texts.has(text) || values.has(sameAs(value))) continue;
    texts.add(text);
    values.add(sameAs(value));
    distractors.push({ text, slip });
  }
  return distractors;
};

/** The question of a draft with so many wrong options; undefined where it has too few or gives its answer away. */
export const finish = <V>(draft: Draft<V>, wanted: number, parts: 'all' | 'words' = 'all'): Generated | undefined => {
  const { show, stem, figure, hints, steps, drawn } = draft;
  const key = show(draft.key);
  const distractors = distractorsOf(draft, key, wanted);
  if (distractors.length < wanted) return undefined;
  const bare = key.replaceAll('$', '');
  if (hints.some((hint) => tellsAnswer(hint, bare)) || (!draft.keyStandsInStem && tellsAnswer(stem, bare))) return undefined;
  if (figure && !draft.keyStandsInFigure && tellsAnswer(describeFigure(figure), bare)) return undefined;
  // A flat triangle, say, leaves no room for what is written in it: other numbers are drawn.
  if (figure && faultsOf(drawFigure(figure)).length > 0) return undefined;
  const isIllustrated = !figure && parts === 'all' && helps(draft.illustration, bare);
  return {
    stem,
    ...(figure ? { figure } : isIllustrated ? { figure: draft.illustration, readsWithoutFigure: true } : {}),
    key,
    distractors,
    explanation: draft.why,
    steps,
    ...(draft.stepFigures ? { stepFigures: draft.stepFigures } : {}),
    hints,
    drawn,
  };
};

/** docs/product/teaching-engine.md#options: three options up to Year 2, then four. */
export const wrongOptions = (keyStage: Generator['keyStage']): number => (isInfant(keyStage) ? 2 : 3);

/** Draws again until the slips give enough different wrong options and nothing gives the answer away. */
export const makeGenerator = <V>(about: About, draft: (draw: Draw) => Draft<V> | undefined): Generator => ({
  subject: 'maths',
  ...about,
  generate: (seed, difficulty, parts) => {
    const draw = drawing(mulberry32(hashText(`${about.id}:${difficulty}:${seed}`)), difficulty);
    for (let attempt = 0; attempt < 300; attempt += 1) {
      const drafted = draft(draw);
      const made = drafted && finish(drafted, wrongOptions(about.keyStage), parts);
      if (made) return made;
    }
    throw new Error(`${about.id} found no question for seed ${seed} at ${difficulty}`);
  },
});

export const notNegative = (x: number): boolean => x >= 0;
export const wholeAndPositive = (x: number): boolean => Number.isInteger(x) && x > 0;
