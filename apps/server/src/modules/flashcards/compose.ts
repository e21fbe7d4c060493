import type { Database } from '#db/client.ts';
import { flashcardsRepository } from './flashcards.repository.ts';
import { type FlashcardsDeps, flashcardsService } from './flashcards.service.ts';

export type FlashcardsNeeds = Omit<FlashcardsDeps, 'flashcards'> & { readonly db: Database };

export const composeFlashcards = ({ db, ...needs }: FlashcardsNeeds) =>
  flashcardsService({ ...needs, flashcards: flashcardsRepository(db) });
