import { likeness } from '@hedgerow/curriculum/words';
import { difficulties } from '@hedgerow/domain/difficulties';
import type { Difficulty } from '@hedgerow/domain/difficulties';
import { asksTheSame, isAskedEnough } from '../practice/most-alike.ts';
import { seeded } from '../text/seeded.ts';
import type { Offer } from './offer.ts';
import type { QuestionDraft } from './question-draft.ts';

export type Selection = {
  readonly count: number;
  readonly difficulty: Difficulty;
  readonly seed: number;
  /** Fingerprints of questions seen lately, the newest last. */
  readonly history: readonly string[];
  /** Whether a draft passes the gate. */
  readonly accepts: (draft: QuestionDraft) => boolean;
  /** Whether a whole topic is asked for: what is drawn is spread over its objectives as well. */
  readonly isWhole?: boolean;
  /** What it costs that an offer says little of what was asked for, 0 to 1. */
  readonly strays?: (offer: Offer) => number;
  /** Whether a generator's questions that read alike may fill up what lacks; they may unless it is said. */
  readonly mayRepeat?: boolean;
  /** So many of a generator's draws may be asked alike, of all that are chosen; as many as there are unless it is said. */
  readonly mostAlike?: number | undefined;
  /** The kind of question that was asked for, "why": those go first, or stand alone. */
  readonly prefers?: {
    readonly isOfKind: (draft: QuestionDraft) => boolean;
    readonly isOnly: boolean;
    /** What is surely on what was typed, whatever the meaning of its words. */
    readonly isSure?: ((draft: QuestionDraft) => boolean) | undefined;
  };
  /** Which half of a double wish it is on, where it is on one alone. */
  readonly partOf?: (offer: Offer) => number | undefined;
  /** Of more than two parts, how many there are: each has its turn. */
  readonly parts?: number;
};

/** Two stems alike by more than this do not stand in one assessment (docs/product/teaching-engine.md#lint). */
const alike = 0.8;

/** Stems that ask the same of other options ("Which sentence is right?") are told apart by their keys, those that ask about a picture by it. */
const areAlike = (one: Offer, other: Offer): boolean => {
  if (one.picture !== other.picture && one.picture !== '' && other.picture !== '') return false;
  const [first, second] = [one, other].map(({ draft }) => draft.stem);
  if (first === undefined || second === undefined) return false;
  return first === second
    ? likeness(one.keyText, other.keyText) > alike || one.draft.provenance === 'generator'
    : likeness(first, second) > alike;
};

/** A fact or a written question stands in a set once; a generator makes another one each time. */
const isSameSource = ({ draft }: Offer, other: Offer): boolean =>
  draft.provenance !== 'generator' && other.draft.provenance === draft.provenance && other.draft.sourceId === draft.sourceId;

/** A question on the words that were typed goes before one of another difficulty. */
const strayCost = 36;

/** By how many steps the difficulty is away. */
const awayCosts = [0, 30, 120];

/** What a draft costs by itself: another difficulty costs little, being seen lately more, a difficulty two steps away most. */
const costOf = (offer: Offer, seen: number, { difficulty, history, strays }: Selection, chance: number): number => {
  const { draft } = offer;
  const away = Math.abs(difficulties.indexOf(draft.difficulty) - difficulties.indexOf(difficulty));
  const seenCost = seen < 0 ? 0 : 50 + (20 * (seen + 1)) / history.length;
  return (awayCosts[away] ?? 0) + seenCost + chance * 4 + (strays?.(offer) ?? 0) * strayCost;
};

/** Of what a generator draws each other way of asking comes before a third in the same way: a sum in a story, a missing number. */
const sameWayCost = 4;

/** What another question of one objective costs where a whole topic is asked for: a paper on everything asks a little of each. */
const ofWhole = 5;

/** What it costs to have an offer beside those that are chosen: the same fact, objective, key, wording or maker again. */
const besides = ({ draft, keyText, opening }: Offer, chosen: readonly Offer[], { isWhole = false }: Selection): number => {
  const cost = chosen.reduce((sum, other) => {
    const sameSource = other.draft.sourceId === draft.sourceId ? 6 : 0;
    const isSpread = isWhole || draft.provenance !== 'generator';
    const sameObjective = isSpread && draft.objective !== null && other.draft.objective === draft.objective ? (isWhole ? ofWhole : 2) : 0;
    const sameMaker = other.draft.provenance === draft.provenance ? 1.5 : 0;
    const sameKey = other.keyText === keyText ? 9 : 0;
    // "Only one of these is true" and "Which of these came first?" show much the same options again.
    const sameStem = other.draft.stem === draft.stem ? 20 : 0;
    return sum + sameSource + sameObjective + sameMaker + sameKey + sameStem;
  }, 0);
  const isDraw = draft.provenance === 'generator';
  const sameWay = isDraw
    ? chosen.filter((other) => other.draft.sourceId === draft.sourceId && asksTheSame(other.draft.stem, draft.stem)).length
    : 0;
  // Of generators a paper may well be "Solve …" all the way; in words the third "A pupil writes" tires.
  const openings = isDraw ? 0 : chosen.filter((other) => other.opening === opening).length;
  return cost + openings ** 2 * 3 + Math.max(0, sameWay - 1) * sameWayCost;
};

/** What it costs to give one half of a double wish once more often than another. */
const partCost = 40;

const costOfPart = (offer: Offer, chosen: readonly Offer[], { partOf, parts: count = 2 }: Selection): number => {
  const own = partOf?.(offer);
  if (partOf === undefined || own === undefined) return 0;
  const parts = chosen.map(partOf).filter((part) => part !== undefined);
  const again = parts.filter((part) => part === own).length;
  return partCost * Math.max(0, count > 2 ? again - Math.floor(parts.length / count) : again - (parts.length - again));
};

const asAsked = ({ draft: { sourceId, provenance, stem: asks } }: Offer) => ({ sourceId, provenance, asks });

/** Adds up to `count` questions to those that are chosen: the difficulty asked for, nothing seen lately, spread over objectives and makers. */
export const selectQuestions = (offers: readonly Offer[], selection: Selection, already: readonly Offer[] = []): readonly Offer[] => {
  const chance = seeded(selection.seed);
  const lastSeen = new Map(selection.history.map((fingerprint, index) => [fingerprint, index]));
  const taken = new Set(already.map(({ fingerprint }) => fingerprint));
  const most = already.length + selection.count;
  const costs = new Map<string, { readonly offer: Offer; readonly own: number }>();
  for (const offer of offers) {
    const own = costOf(offer, lastSeen.get(offer.fingerprint) ?? -1, selection, chance());
    if (!costs.has(offer.fingerprint) && !taken.has(offer.fingerprint)) costs.set(offer.fingerprint, { offer, own });
  }
  const chosen: Offer[] = [...already];
  const { mostAlike = most } = selection;
  const isEnough = (offer: Offer): boolean => isAskedEnough(asAsked(offer), chosen.map(asAsked), mostAlike);
  const spare: Offer[] = [];
  while (chosen.length < most && costs.size > 0) {
    let best: { readonly offer: Offer; readonly cost: number } | undefined;
    for (const { offer, own } of costs.values()) {
      const cost = own + besides(offer, chosen, selection) + costOfPart(offer, chosen, selection);
      if (best === undefined || cost < best.cost) best = { offer, cost };
    }
    if (best === undefined) break;
    const { offer } = best;
    costs.delete(offer.fingerprint);
    if (chosen.some((other) => isSameSource(offer, other)) || isEnough(offer)) continue;
    const isNew = chosen.every((other) => !areAlike(other, offer));
    if (!isNew && offer.draft.provenance === 'generator') spare.push(offer);
    if (isNew && selection.accepts(offer.draft)) chosen.push(offer);
  }
  // Counting five hearts and counting seven read alike, and are two questions still where there is nothing else.
  for (const offer of spare) {
    const isOther = chosen.every(({ keyText, draft }) => keyText !== offer.keyText || draft.stem.length !== offer.draft.stem.length);
    if (selection.mayRepeat !== false && chosen.length < most && isOther && !isEnough(offer) && selection.accepts(offer.draft))
      chosen.push(offer);
  }
  return chosen;
};
