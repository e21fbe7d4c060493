import { openBank } from '@hedgerow/curriculum/bank';
import { askModel } from '../adapters/ai/ask-model.ts';
import { modelTeacher } from '../adapters/ai/model-teacher.ts';
import { offlineTeacher } from '../adapters/ai/offline-teacher.ts';
import { openModel } from '../adapters/ai/open-model.ts';
import type { ModelLedger, ModelUse } from '../ports/model-ledger.ts';
import type { TeachingEngine } from '../ports/teaching-engine.ts';
import { type ModelMood, startModelServer } from './model-server.ts';

const modelName = 'local-model';

/** A teacher with a model that runs here and can be put into any mood, what it reported, and the offline one it holds. */
export const localModelTeacher = async () => {
  const bank = openBank();
  const offline = offlineTeacher(bank);
  const server = await startModelServer();
  const uses: ModelUse[] = [];
  const errors: Error[] = [];
  const cache = new Map<string, unknown>();
  const ledger: ModelLedger = {
    begin: async () => ({ allowed: true, own: { people: [['Robin', 'Hawthorn']], others: [] }, end: async (use) => void uses.push(use) }),
    recall: async (key) => cache.get(key),
    remember: async (key, value) => void cache.set(key, value),
  };
  const model = await openModel({ provider: 'openai-compatible', model: modelName, baseUrl: server.url, apiKey: undefined });
  /** `timeLimit` in ms. A generous one, so that a busy machine does not look like a model that is silent. */
  const within = (timeLimit: number): TeachingEngine => {
    const watch = { timeLimit, nowMs: () => performance.now(), onError: (error: Error) => void errors.push(error) };
    return modelTeacher({ ask: askModel(model), ledger, ...watch, bank, offline, modelName });
  };
  const be = (mood: ModelMood): void => {
    server.be(mood);
    uses.length = 0;
    cache.clear();
  };
  return { teacher: within(30_000), hurried: within(2000), offline, heard: server.heard, stop: server.stop, be, uses, errors };
};
