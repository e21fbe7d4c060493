import type { Database } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import { aiLogService } from './ai-log.service.ts';
import { modelLedger, type ModelLedgerDeps } from './model-ledger.service.ts';
import { modelUseRepository } from './model-use.repository.ts';

export type AiLogNeeds = { readonly db: Database; readonly now: Clock; readonly newId: () => string };

/** What a model was asked: the record, the reading of it, and the ledger that limits it. */
export const composeAiLog = ({ db, now, newId }: AiLogNeeds) => {
  const modelUses = modelUseRepository(db);
  return {
    modelUses,
    aiLog: aiLogService({ uses: modelUses }),
    ledgerOf: (model: Pick<ModelLedgerDeps, 'limits' | 'modelName'>) => modelLedger({ ...model, uses: modelUses, now, newId }),
  };
};
