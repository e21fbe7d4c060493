import { isInfant, type KeyStage } from '@hedgerow/domain/key-stages';

/** Words on one screen, by stage: at most twelve for the youngest, who read one line at a time. */
const wordsOn: Readonly<Record<KeyStage, number>> = { EYFS: 12, KS1: 12, KS2: 40, KS3: 80, KS4: 80, KS5: 80 };

/** The dashes of “c - a - t” and the mark of a list are no words. */
const countWords = (text: string): number => text.match(/[\p{L}\p{N}$][^\s]*/gu)?.length ?? 0;

/** A sentence, or a line of a list, and what stands between it and the one before. */
type Unit = { readonly text: string; readonly glue: ' ' | '\n' | '\n\n' };

const listMark = /^\s*(?:[-*•]|\d+[.)])\s+/;
const sentenceEnd = /(?<=[.!?]["”*]*)\s+(?=[\p{Lu}*“"$\d])/u;

/** Sentences in running text; a formula, an abbreviation or a line of a list is not cut. */
const unitsOf = (body: string): readonly Unit[] =>
  body.split(/\n+/).flatMap((line): Unit[] => {
    if (listMark.test(line)) return [{ text: line.trim(), glue: '\n' }];
    const sentences = line.split(sentenceEnd).map((text) => text.trim());
    return sentences.filter((text) => text !== '').map((text, at) => ({ text, glue: at === 0 ? '\n\n' : ' ' }));
  });

/** “There are three kinds:” stays with the first of them. */
const announced = (units: readonly Unit[]): readonly Unit[] => {
  const kept: Unit[] = [];
  for (const unit of units) {
    const last = kept.at(-1);
    if (last?.text.endsWith(':') === true) kept[kept.length - 1] = { ...last, text: `${last.text}${unit.glue}${unit.text}` };
    else kept.push(unit);
  }
  return kept;
};

const joined = (units: readonly Unit[]): string => units.map(({ text, glue }, at) => `${at === 0 ? '' : glue}${text}`).join('');

/** A sentence that was left alone on a new screen takes the one before it along: “Write this 0 first” says nothing by itself. */
const accompanied = (screens: readonly (readonly Unit[])[], most: number, stays: (text: string) => boolean): readonly (readonly Unit[])[] =>
  screens.reduce<readonly (readonly Unit[])[]>((done, screen) => {
    const [before, only] = [done.at(-1) ?? [], screen[0]];
    const taken = before.at(-1);
    const isAlone = screen.length === 1 && only?.glue === ' ' && !stays(only.text);
    if (!isAlone || taken === undefined || before.length < 2 || stays(taken.text)) return [...done, screen];
    return countWords(taken.text) + countWords(only.text) > most
      ? [...done, screen]
      : [...done.slice(0, -1), before.slice(0, -1), [taken, only]];
  }, []);

/**
 * What a lesson says, cut into screens: as many whole sentences on each as fit, and a longer one alone. `pictureOf` tells which picture
 * a sentence of infants has: two pictures do not stand on one screen.
 */
export const lessonScreens = (body: string, keyStage: KeyStage, pictureOf: (text: string) => string | undefined): readonly string[] => {
  const most = wordsOn[keyStage];
  const own = isInfant(keyStage) ? pictureOf : () => undefined;
  const screens: Unit[][] = [];
  for (const unit of announced(unitsOf(body))) {
    const last = screens.at(-1);
    const picture = own(unit.text);
    const before = last?.map(({ text }) => own(text)).find((one) => one !== undefined);
    const clashes = picture !== undefined && before !== undefined && picture !== before;
    if (last !== undefined && !clashes && countWords(joined(last)) + countWords(unit.text) <= most) last.push(unit);
    else screens.push([unit]);
  }
  return accompanied(screens, most, (text) => own(text) !== undefined).map(joined);
};
