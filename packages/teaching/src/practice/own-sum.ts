/** What was done to the numbers, as notes say it; the first that is named is what the pupil did, the rest what they should do. */
const done = [
  { says: /\b(?:tak(?:e|es|ing)|took)\b[^.]*\baway\b|\bsubtract(?:s|ed|ing)?\b/iu, sign: '−', of: (a: number, b: number) => a - b },
  { says: /\badd(?:s|ed|ing)?\b/iu, sign: '+', of: (a: number, b: number) => a + b },
  { says: /\bmultipl(?:y|ies|ied|ying)\b/iu, sign: '×', of: (a: number, b: number) => a * b },
  { says: /\bdivid(?:e|es|ed|ing)\b/iu, sign: '÷', of: (a: number, b: number) => a / b },
] as const;

/** “forgets to divide”, “adds instead of taking away”, “You should multiply.” name what was not done. */
const notDone = /\b(?:not|n’t|never|without|instead of|rather than|should|must|need(?:s|ed)?|forg[eo]ts?|before|to)\b/iu;

/** “adds the first step twice”: a number that does not stand in the question. */
const ofAnother = /\b(?:again|twice|steps?|differences?|doubles?|halves|powers?|squares?)\b/iu;
/** “−6 ÷ (−3)”: its signs are no take-aways. */
const negative = /(?:^|[^\d\s]\s*|\s)[−-]\d/u;

const numberText = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const asNumber = (text: string): number => Number(text.replaceAll(',', ''));

/** The one number of an answer, whatever stands round it: “32”, “£32”, “32 cm”. Undefined where it is a fraction, a term or several numbers. */
const numberOf = (text: string): number | undefined => {
  const whole = text.replaceAll(/\{,\}/gu, ',').replaceAll('$', '').trim();
  const found = new RegExp(String.raw`^[£€]?([−-]?)(${numberText})(?:%|°|p| \p{L}+[²³]?)?$`, 'u').exec(whole);
  return found?.[2] === undefined ? undefined : asNumber(found[2]) * (found[1] === '' ? 1 : -1);
};

const numbersIn = (stem: string): readonly { readonly text: string; readonly is: number }[] =>
  (stem.replaceAll(/\{,\}/gu, ',').match(new RegExp(numberText, 'gu')) ?? []).map((text) => ({ text, is: asNumber(text) }));

const near = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;

/**
 * The sum that leads to a wrong number, “40 − 8 = 32”: where the note says what was done, and two numbers of the question come to the answer
 * that way and in no other. Undefined where it is only a guess.
 */
export const ownSum = (stem: string, note: string, given: string): string | undefined => {
  const answer = numberOf(given);
  const [sentence = ''] = note.split(/(?<=[.!?])\s/u);
  const named = done
    .map((way) => ({ way, at: sentence.search(way.says) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  const [first] = named;
  if (answer === undefined || first === undefined || notDone.test(sentence.slice(0, first.at))) return undefined;
  if (ofAnother.test(sentence) || negative.test(stem)) return undefined;
  const { sign, of } = first.way;
  const numbers = numbersIn(stem);
  const sums = numbers.flatMap((a, at) =>
    numbers.flatMap((b, place) =>
      at === place || (of(a.is, b.is) === of(b.is, a.is) && at > place) || !near(of(a.is, b.is), answer)
        ? []
        : [`${a.text} ${sign} ${b.text} = ${given.replaceAll('$', '').trim()}`],
    ),
  );
  const [sum, ...others] = new Set(sums);
  return others.length === 0 ? sum : undefined;
};
