import { likeness } from '@hedgerow/curriculum/words';
import { difficulties } from '@hedgerow/domain/difficulties';
import type { Difficulty } from '@hedgerow/domain/difficulties';
import { optionText } from '@hedgerow/curriculum/option-values';
import { seeded } from '../text/seeded.ts';
import { fingerprintOfText } from './fingerprint.ts';
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

type Offer = { readonly draft: QuestionDraft; readonly fingerprint: string; readonly cost: number };

/** What a draft costs by itself: another difficulty costs little, being seen lately more, a difficulty two steps away most. */
const costOf = (draft: QuestionDraft, seen: number, { difficulty, history }: Selection, chance: number): number => {
  const away = Math.abs(difficulties.indexOf(draft.difficulty) - difficulties.indexOf(difficulty));
  const seenCost = seen < 0 ? 0 : 50 + (20 * (seen + 1)) / history.length;
  return (awayCosts[away] ?? 0) + seenCost + chance * 4;
};

/** What it costs to have a draft beside those that are chosen: the same fact, objective, key or maker again. */
const besides = (draft: QuestionDraft, chosen: readonly QuestionDraft[]): number => {
  const sum = (same: (other: QuestionDraft) => boolean, cost: number): number => chosen.filter(same).length * cost;
  return (
    sum((other) => other.sourceId === draft.sourceId, draft.provenance === 'generator' ? 6 : 60) +
    sum((other) => other.objective === draft.objective && draft.objective !== null, 2) +
    sum((other) => other.provenance === draft.provenance, 1.5) +
    sum((other) => optionText(other.key.text).toLowerCase() === optionText(draft.key.text).toLowerCase(), 9)
  );
};

/** Chooses questions: the difficulty asked for, nothing seen lately, spread over objectives and makers. May return fewer than asked. */
export const selectQuestions = (drafts: readonly QuestionDraft[], selection: Selection): QuestionDraft[] => {
  const chance = seeded(selection.seed);
  const lastSeen = new Map(selection.history.map((fingerprint, index) => [fingerprint, index]));
  const offers = new Map<string, Offer>();
  for (const draft of drafts) {
    const fingerprint = fingerprintOfText(draft.stem, draft.key.text);
    const cost = costOf(draft, lastSeen.get(fingerprint) ?? -1, selection, chance());
    if (!offers.has(fingerprint)) offers.set(fingerprint, { draft, fingerprint, cost });
  }
  const left = new Set(offers.values());
  const chosen: QuestionDraft[] = [];
  while (chosen.length < selection.count && left.size > 0) {
    let best: { offer: Offer; cost: number } | undefined;
    for (const offer of left) {
      const cost = offer.cost + besides(offer.draft, chosen);
      if (best === undefined || cost < best.cost) best = { offer, cost };
    }
    if (best === undefined) break;
    const { offer } = best;
    left.delete(offer);
    const isNew = chosen.every((other) => likeness(other.stem, offer.draft.stem) <= alike);
    if (isNew && selection.accepts(offer.draft)) chosen.push(offer.draft);
  }
  return chosen;
};
