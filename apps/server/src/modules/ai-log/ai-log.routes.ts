import { AiLog } from '@hedgerow/contracts/ai-log';
import { UserIdParams } from '@hedgerow/contracts/shapes';
import { parentOf, type Routes } from '#http/access.ts';
import type { AiLogService } from './ai-log.service.ts';

/** What an AI model was asked for a child, for the parent to read. */
export const aiLogRoutes = (app: Routes, { aiLog }: { readonly aiLog: AiLogService }): void => {
  app.get(
    '/api/parent/ai-log/:userId',
    { config: { access: 'parent' }, schema: { params: UserIdParams, response: { 200: AiLog } } },
    (request) => aiLog.ofChild(parentOf(request), request.params.userId),
  );
};
