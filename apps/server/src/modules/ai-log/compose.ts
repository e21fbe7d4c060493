import type { Database } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { Queue } from '#ports/queue.ts';
import { aiLogService } from './ai-log.service.ts';
import { modelLedger, type ModelLedgerDeps } from './model-ledger.service.ts';
import { modelUseRepository } from './model-use.repository.ts';

export type AiLogNeeds = {
  readonly db: Database;
  readonly now: Clock;
  readonly newId: () => string;
  readonly queue: Pick<Queue, 'repeat'>;
};

const dayMs = 86_400_000;
/** How long a parent finds a use in the log (privacy page). */
const usesKeptMs = 365 * dayMs;
/** How long what a model wrote of a topic, for nobody in particular, waits for whoever asks the same (privacy page). */
const textsKeptMs = 90 * dayMs;

/** What a model was asked: the record, the reading of it, and the ledger that limits it. */
export const composeAiLog = async ({ db, now, newId, queue }: AiLogNeeds) => {
  const modelUses = modelUseRepository(db);
  await queue.repeat('sweep-model-uses', '51 3 * * *', (stopping) =>
    modelUses.sweep(new Date(now().getTime() - usesKeptMs), new Date(now().getTime() - textsKeptMs), stopping),
  );
  return {
    modelUses,
    aiLog: aiLogService({ uses: modelUses }),
    ledgerOf: (model: Pick<ModelLedgerDeps, 'limits' | 'modelName'>) => modelLedger({ ...model, uses: modelUses, now, newId }),
  };
};
