import { AuditPage, AuditQuery } from '@hedgerow/contracts/audit';
import { ChildIdParams } from '@hedgerow/contracts/shapes';
import { parentOf, type Routes } from '#http/access.ts';
import type { AuditService } from './audit.service.ts';

/** Who has seen a child's data, for the parent. */
export const auditRoutes = (app: Routes, { audit }: { readonly audit: AuditService }): void => {
  app.get(
    '/api/children/:childId/audit',
    { config: { access: 'parent' }, schema: { params: ChildIdParams, querystring: AuditQuery, response: { 200: AuditPage } } },
    (request) => audit.page(parentOf(request), request.params.childId, request.query.before),
  );
};
