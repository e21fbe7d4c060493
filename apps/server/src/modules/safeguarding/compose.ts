import type { Bank } from '@hedgerow/curriculum/bank';
import type { Database } from '#db/client.ts';
import type { ModelUseRepository } from '#modules/ai-log/model-use.repository.ts';
import type { Queue } from '#ports/queue.ts';
import { closeReader, type CloseReaderDeps } from './close-reader.ts';
import { concernsRepository } from './concerns.repository.ts';
import { contactLetters, type ContactLettersDeps } from './contact-letters.service.ts';
import { heldAnswersRepository } from './held-answers.repository.ts';
import { heldEssaysService } from './held-essays.service.ts';
import { ownNames } from './own-names.ts';
import { possibleSignsRepository } from './possible-signs.repository.ts';
import { safeguardingDeskService, type SafeguardingDeskDeps } from './safeguarding-desk.service.ts';
import { screeningService, type ScreeningDeps } from './screening.service.ts';
import { type WorriesDeps, worriesService } from './worries.service.ts';

export type ScreeningNeeds = Omit<ScreeningDeps, 'concerns' | 'signs' | 'uses' | 'letters' | 'reader' | 'isOurs'> &
  Omit<ContactLettersDeps, 'concerns'> &
  Pick<WorriesDeps, 'supportEmail'> &
  CloseReaderDeps & {
    readonly db: Database;
    readonly bank: Bank;
    readonly modelUses: Pick<ModelUseRepository, 'insert' | 'refusedSince'>;
  };

/** What reads along where pupils write, and what they tell on purpose. */
export const composeScreening = ({ db, bank, modelUses, ...needs }: ScreeningNeeds) => {
  const concerns = concernsRepository(db);
  const letters = contactLetters({ ...needs, concerns });
  const reader = closeReader(needs);
  const signs = possibleSignsRepository(db);
  const screening = screeningService({ ...needs, concerns, signs, uses: modelUses, letters, reader, isOurs: ownNames(bank) });
  return {
    screening,
    worries: worriesService({ ...needs, concerns, letters, reader }),
    heldEssays: heldEssaysService({ held: heldAnswersRepository(db), screening }),
  };
};

export type SafeguardingDeskNeeds = Omit<SafeguardingDeskDeps, 'concerns' | 'held' | 'signs'> & {
  readonly db: Database;
  readonly queue: Pick<Queue, 'repeat'>;
};

/** Where people look into what was found; what is old is forgotten at night. */
export const composeSafeguardingDesk = async ({ db, queue, ...needs }: SafeguardingDeskNeeds) => {
  const safeguarding = safeguardingDeskService({
    ...needs,
    concerns: concernsRepository(db),
    held: heldAnswersRepository(db),
    signs: possibleSignsRepository(db),
  });
  await queue.repeat('forget-old-safeguarding', '41 2 * * *', safeguarding.forgetOld);
  await queue.repeat('forget-possible-signs', '*/15 * * * *', safeguarding.forgetSigns);
  return { safeguarding };
};
