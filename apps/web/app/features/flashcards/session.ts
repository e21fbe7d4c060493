import type { Flashcard } from '@hedgerow/contracts/flashcards';

/** A pass through some cards. */
export type CardSession = {
  readonly cards: readonly Flashcard[];
  /** The card on the screen; as many as there are cards when all are done. */
  readonly index: number;
  readonly shown: boolean;
  /** Ids, in the order of answering. */
  readonly knew: readonly string[];
  readonly notYet: readonly string[];
};

export type CardAction =
  | { readonly type: 'show' }
  | { readonly type: 'answer'; readonly knew: boolean }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'again'; readonly cards: readonly Flashcard[] };

export const beginCards = (cards: readonly Flashcard[]): CardSession => ({ cards, index: 0, shown: false, knew: [], notYet: [] });

const without = (ids: readonly string[], id: string): readonly string[] => ids.filter((other) => other !== id);

export const cardReducer = (session: CardSession, action: CardAction): CardSession => {
  const { cards, index } = session;
  const card = cards[index];
  switch (action.type) {
    case 'show':
      return card ? { ...session, shown: true } : session;
    case 'answer': {
      if (!card || !session.shown) return session;
      const knew = without(session.knew, card.id);
      const notYet = without(session.notYet, card.id);
      const marked = action.knew ? { knew: [...knew, card.id], notYet } : { knew, notYet: [...notYet, card.id] };
      return { ...session, ...marked, index: index + 1, shown: false };
    }
    case 'next':
      return card ? { ...session, index: index + 1, shown: false } : session;
    case 'back':
      return { ...session, index: Math.max(0, index - 1), shown: false };
    case 'again':
      return beginCards(action.cards);
    default:
      return session;
  }
};

/** The cards to see again: those not known yet. */
export const missedCards = ({ cards, notYet }: CardSession): readonly Flashcard[] => cards.filter(({ id }) => notYet.includes(id));
