import type { AiLog } from '@hedgerow/contracts/ai-log';
import { type Parent, readableChild } from '@hedgerow/domain/access';
import type { ModelUseRepository, ModelUseRow } from './model-use.repository.ts';

/** Entries that are shown, the newest first. */
const mostEntries = 100;

const entry = ({ id, at, purpose, what, model, outcome, reason, category, kept, dropped }: ModelUseRow): AiLog[number] => ({
  id,
  at: at.toISOString(),
  purpose,
  what,
  model,
  outcome,
  reason,
  category,
  kept,
  dropped,
});

/** What an AI model was asked for a child, for the parent to read. */
export const aiLogService = ({ uses }: { readonly uses: Pick<ModelUseRepository, 'ofChild'> }) => ({
  ofChild: async (actor: Parent, childId: string): Promise<AiLog> =>
    (await uses.ofChild(readableChild(actor, childId), mostEntries)).map(entry),
});
export type AiLogService = ReturnType<typeof aiLogService>;
