import { performance } from 'node:perf_hooks';
import { openBank } from '@hedgerow/curriculum/bank';
import type { SentenceWorker } from '@hedgerow/embeddings/open-sentence-worker';
import { type NearnessTo, openNearness } from '@hedgerow/teaching/similarity/open-nearness';
import { apartLimits } from '#adapters/ai/apart/apart-teacher.ts';
import { openApartTeacher } from '#adapters/ai/apart/open-apart-teacher.ts';
import { nearnessInTime } from '#adapters/ai/nearness-in-time.ts';
import type { ModelConfig } from '#config.ts';
import type { ModelLimits } from '#modules/ai-log/model-ledger.service.ts';
import type { ModelLedger } from '#ports/model-ledger.ts';
import type { TeachingEngine } from '#ports/teaching-engine.ts';
import { warmTeacher } from './warm-teacher.ts';

/** Generations a child may ask of a model in a day (docs/product/teaching-engine.md#models). */
const requestsPerChild = 30;
/** For all that one request asks of a model, in ms; then the offline engine answers. */
const timeLimit = 20_000;
const nowMs = (): number => performance.now();

type Needs = {
  readonly model: ModelConfig | undefined;
  /** Without it words alone say what was asked for. */
  readonly sentences: SentenceWorker | undefined;
  /** Who writes down what a model is asked, and says when it is enough. */
  readonly ledgerOf: (model: { readonly limits: ModelLimits; readonly modelName: string }) => ModelLedger;
  readonly onError: (error: Error) => void;
};

/** The teacher of the settings: the offline engine, or a model that holds it. A model's libraries load only where one is configured. */
export const openTeacher = async ({ model, sentences, ledgerOf, onError }: Needs) => {
  const bank = openBank();
  const inTheEnd: NearnessTo = sentences === undefined ? async () => undefined : openNearness(bank, sentences);
  const nearnessTo = nearnessInTime(inTheEnd);
  const { teacher: offline, close } = openApartTeacher(bank, apartLimits, nearnessTo);
  const warm = () => warmTeacher({ teacher: offline, nearnessTo: inTheEnd, onError });
  if (model === undefined) return { teacher: offline, bank, nearnessTo, warm, close };
  const [{ modelTeacher }, { askModel }, { openModel }] = await Promise.all([
    import('#adapters/ai/model-teacher.ts'),
    import('#adapters/ai/ask-model.ts'),
    import('#adapters/ai/open-model.ts'),
  ]);
  const { tokensPerChild, tokensPerFamily, tokensPerDay } = model;
  const limits = { requestsPerChild, tokensPerChild, tokensPerFamily, tokensPerDay };
  const modelName = model.model;
  const ledger = ledgerOf({ limits, modelName });
  const ask = askModel(await openModel(model));
  const teacher: TeachingEngine = modelTeacher({ ask, ledger, timeLimit, nowMs, onError, bank, offline, modelName });
  return { teacher, bank, nearnessTo, warm, close };
};
