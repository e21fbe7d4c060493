import { AiLog } from '@hedgerow/contracts/ai-log';
import { UserIdParams } from '@hedgerow/contracts/shapes';
import { readableChild } from '@hedgerow/domain/access';
import { parentOf, type Routes } from '#http/doors.ts';
import type { ModelUseRepository, ModelUseRow } from './model-use.repository.ts';

/** Entries that are shown, the newest first. */
const mostEntries = 100;

const entry = ({ id, at, purpose, what, model, outcome, reason, kept, dropped }: ModelUseRow) => ({
  id,
  at: at.toISOString(),
  purpose,
  what,
  model,
  outcome,
  reason,
  kept,
  dropped,
});

/** What an AI model was asked for a child, for the parent to read. */
export const aiLogRoutes = (app: Routes, { modelUses }: { readonly modelUses: Pick<ModelUseRepository, 'ofChild'> }): void => {
  app.get(
    '/api/parent/ai-log/:userId',
    { config: { door: 'parent' }, schema: { params: UserIdParams, response: { 200: AiLog } } },
    async (request) => {
      const rows = await modelUses.ofChild(readableChild(parentOf(request), request.params.userId), mostEntries);
      return rows.map(entry);
    },
  );
};
