import { OperatorLogPage, OperatorLogQuery } from '@hedgerow/contracts/operator-desk';
import type { Routes } from '#http/access.ts';
import type { OperatorLogService } from './operator-log.service.ts';

export const operatorLogRoutes = (app: Routes, { log }: { readonly log: Pick<OperatorLogService, 'page'> }): void => {
  app.get(
    '/api/operator/log',
    { config: { access: 'operator' }, schema: { querystring: OperatorLogQuery, response: { 200: OperatorLogPage } } },
    (request) => log.page(request.query.before),
  );
};
