import type { FaqBody } from '@hedgerow/contracts/operator-content';
import type { Staff } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import type { OperatorLogService } from '../operators/operator-log.service.ts';
import type { FaqRepository } from './faq.repository.ts';

export type FaqDeskDeps = {
  readonly faq: FaqRepository;
  readonly log: Pick<OperatorLogService, 'noted'>;
  readonly newId: () => string;
};

const notFound = (): AppError => new AppError('not_found', 'Not found');

/** Questions and answers of the landing page, as operators write them. */
export const faqDeskService = ({ faq, log, newId }: FaqDeskDeps) => ({
  add: async (actor: Staff, words: FaqBody): Promise<void> => {
    await log.noted(actor, 'faq-made', words.question, (runner) => faq.add(runner, { ...words, id: newId() }));
  },

  change: async (actor: Staff, id: string, words: FaqBody): Promise<void> => {
    await log.noted(actor, 'faq-changed', words.question, async (runner) => {
      if (!(await faq.change(runner, { ...words, id }))) throw notFound();
    });
  },

  /** One stays: an empty table is filled anew when the product starts. */
  remove: async (actor: Staff, id: string): Promise<void> => {
    const question = await faq.questionOf(id);
    if (question === undefined) throw notFound();
    await log.noted(actor, 'faq-removed', question, async (runner) => {
      const ids = await faq.lock(runner);
      if (!ids.includes(id)) throw notFound();
      if (ids.length === 1) throw new AppError('conflict', 'One question has to stay. Change it instead.');
      await faq.remove(runner, id);
    });
  },

  /** Errors: conflict (a question came or went meanwhile). */
  order: async (actor: Staff, wanted: readonly string[]): Promise<void> => {
    await log.noted(actor, 'faq-ordered', '', async (runner) => {
      const known = await faq.lock(runner);
      const whole = known.length === wanted.length && known.every((id) => wanted.includes(id));
      if (!whole) throw new AppError('conflict', 'Somebody else changed the questions. Please look again.');
      for (const [position, id] of wanted.entries()) await faq.place(runner, id, position);
    });
  },
});
export type FaqDeskService = ReturnType<typeof faqDeskService>;
