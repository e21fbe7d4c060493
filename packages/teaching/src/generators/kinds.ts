import type { KindOfDraw } from './generator.ts';

/** A kind that is known by its question or its answer. */
export const saying = (asked: RegExp, said: RegExp): KindOfDraw => ({ asked, drawn: ({ stem, key }) => said.test(`${stem} ${key}`) });
/** A kind that is known by its answer alone. */
export const answering = (asked: RegExp, key: RegExp): KindOfDraw => ({ asked, drawn: (question) => key.test(question.key) });
/** What is asked for beside any other kind. */
export const beside = (kind: KindOfDraw): KindOfDraw => ({ ...kind, isBeside: true });
/** A kind that is known by its question alone. */
export const asking = (asked: RegExp, stem: RegExp): KindOfDraw => ({ asked, drawn: (question) => stem.test(question.stem) });

const numbersOf = (text: string): readonly number[] =>
  Array.from(text.matchAll(/\d[\d,]*(?:\.\d+)?/g), ([digits]) => Number(digits.replaceAll(',', '')));
const overStem = ({ stem, key }: { readonly stem: string; readonly key: string }): number =>
  (numbersOf(key)[0] ?? Number.NaN) - Math.max(...numbersOf(stem));
/** A story that is added or multiplied: its answer is greater than any number in it. */
export const answeredAbove = (asked: RegExp): KindOfDraw => ({ asked, drawn: (question) => overStem(question) > 0 });
/** A story that is subtracted or divided: its answer is less than the greatest number in it. */
export const answeredBelow = (asked: RegExp): KindOfDraw => ({ asked, drawn: (question) => overStem(question) < 0 });
/** A story of three numbers, or of two that make a third, has a step between. */
export const inSeveralSteps = beside({
  asked: /\b(?:two|2|three|3|multi|several|more than one)[- ]?(?:steps?|parts?)\b/,
  drawn: ({ stem }) => numbersOf(stem).length > 2 || /\bboth\b/.test(stem),
});

const finding = String.raw`\b(?:find\w*|calculat\w+|work(?:ing|s)? (?:it )?out|solv\w+ for|rearrang\w+ for|missing|unknown) (?:for )?(?:the |an? )?(?:missing |unknown )?`;
/** "Find speed, distance and time" wants all three: after what is sought alone the request ends, or says where from. */
const andNoMore = String.raw`(?= ?(?:$|[?.!])| (?:from|given|when|if|using|with|in|on|of|by|for|questions?|problems?|calculations?)\b)`;
const from = '(?= (?:from|given)\\b)';
/** "The volume, and a height from a volume" wants both. */
const alone = String.raw`\b(?<!\b(?:and|tell|telling) (?:an? |the )?)`;
/** What is to be found, where a request says so: "finding the time", "mass from density". */
export const sought = (name: string, stem: RegExp): KindOfDraw =>
  asking(new RegExp(String.raw`${finding}(?:${name})${andNoMore}|${alone}(?:${name})${from}`), stem);
/** What a formula is called after: "calculating density" is the whole lesson, "density from mass" is not. */
export const soughtFrom = (name: string, stem: RegExp): KindOfDraw => asking(new RegExp(String.raw`${alone}(?:${name})${from}`), stem);

export const quartiles: readonly KindOfDraw[] = [
  asking(/\bmedians?\b/, /median/),
  asking(/\blower quartiles?\b|\bl\.?q\b|\bq1\b/, /lower quartile/),
  asking(/\bupper quartiles?\b|\bu\.?q\b|\bq3\b/, /upper quartile/),
  asking(/\binter-? ?quartiles?\b|\bi\.?q\.?r\b/, /interquartile/),
];
export const setSigns: readonly KindOfDraw[] = [
  asking(/\bunions?\b|∪/, /\\cup/),
  asking(/\bintersect|∩/, /\\cap/),
  asking(/\bcomplements?\b|\bnot in\b/, /[A-Z)]'/),
];
/** Sine, cosine and tangent, by the two sides that a question speaks of; of two of them all are wanted. */
export const trigRatios: readonly KindOfDraw[] = [
  asking(/^(?!.*\b(?:cos|tan)).*\bsine?\b(?! rule)/, /hypotenuse.*opposite|opposite.*hypotenuse/),
  asking(/^(?!.*\b(?:sin|tan)).*\bcos(?:ine)?\b(?! rule)/, /hypotenuse.*(?:next to|adjacent)|(?:next to|adjacent).*hypotenuse/),
  asking(/^(?!.*\b(?:sin|cos)).*\btan(?:gent)?\b/, /opposite.*(?:next to|adjacent)|(?:next to|adjacent).*opposite/),
];
