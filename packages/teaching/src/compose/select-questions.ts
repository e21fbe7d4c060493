import { likeness } from '@hedgerow/curriculum/words';
import { difficulties } from '@hedgerow/domain/difficulties';
import type { Difficulty } from '@hedgerow/domain/difficulties';
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
};

/** Two stems alike by more than this do not stand in one assessment (teaching.md 2.5). */
const alike = 0.8;

/** By how many steps the difficulty is away. */
const awayCosts = [0, 30, 120];

/** What a draft costs by itself: another difficulty costs little, being seen lately more, a difficulty two steps away most. */
const costOf = (draft: QuestionDraft, seen: number, { difficulty, history }: Selection, chance: number): number => {
  const away = Math.abs(difficulties.indexOf(draft.difficulty) - difficulties.indexOf(difficulty));
  const seenCost = seen < 0 ? 0 : 50 + (20 * (seen + 1)) / history.length;
  return (awayCosts[away] ?? 0) + seenCost + chance * 4;
};

/** What it costs to have an offer beside those that are chosen: the same fact, objective, key or maker again. */
const besides = ({ draft, keyText }: Offer, chosen: readonly Offer[]): number => {
  const sameSourceCost = draft.provenance === 'generator' ? 6 : 60;
  return chosen.reduce((sum, other) => {
    const sameSource = other.draft.sourceId === draft.sourceId ? sameSourceCost : 0;
    const sameObjective = draft.objective !== null && other.draft.objective === draft.objective ? 2 : 0;
    const sameMaker = other.draft.provenance === draft.provenance ? 1.5 : 0;
    const sameKey = other.keyText === keyText ? 9 : 0;
    return sum + sameSource + sameObjective + sameMaker + sameKey;
  }, 0);
};

/** Chooses questions: the difficulty asked for, nothing seen lately, spread over objectives and makers. May return fewer than asked. */
export const selectQuestions = (offers: readonly Offer[], selection: Selection): QuestionDraft[] => {
  const chance = seeded(selection.seed);
  const lastSeen = new Map(selection.history.map((fingerprint, index) => [fingerprint, index]));
  const costs = new Map<string, { readonly offer: Offer; readonly own: number }>();
  for (const offer of offers) {
    const own = costOf(offer.draft, lastSeen.get(offer.fingerprint) ?? -1, selection, chance());
    if (!costs.has(offer.fingerprint)) costs.set(offer.fingerprint, { offer, own });
  }
  const chosen: Offer[] = [];
  while (chosen.length < selection.count && costs.size > 0) {
    let best: { readonly offer: Offer; readonly cost: number } | undefined;
    for (const { offer, own } of costs.values()) {
      const cost = own + besides(offer, chosen);
      if (best === undefined || cost < best.cost) best = { offer, cost };
    }
    if (best === undefined) break;
    const { offer } = best;
    costs.delete(offer.fingerprint);
    const isNew = chosen.every((other) => likeness(other.draft.stem, offer.draft.stem) <= alike);
    if (isNew && selection.accepts(offer.draft)) chosen.push(offer);
  }
  return chosen.map(({ draft }) => draft);
};
