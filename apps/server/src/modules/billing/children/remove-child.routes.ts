import { type Child, Removed } from '@hedgerow/contracts/families';
import { IdParams } from '@hedgerow/contracts/shapes';
import type { Parent } from '@hedgerow/domain/access';
import { parentOf, type Routes } from '#http/access.ts';
import { limits, type RateLimiter } from '#http/rate-limits.ts';
import type { FamiliesService } from '#modules/families/families.service.ts';
import type { RemoveChildService } from './remove-child.service.ts';

type RouteDeps = {
  readonly removeChild: RemoveChildService;
  readonly families: Pick<FamiliesService, 'children'>;
  readonly limiter: RateLimiter;
};

/** A child leaves the family at the end of what is paid, and can be kept until then. */
export const removeChildRoutes = (app: Routes, { removeChild, families, limiter }: RouteDeps): void => {
  const schema = { params: IdParams, response: { 200: Removed } };
  const childOf = async (actor: Parent, childId: string): Promise<Child | null> =>
    (await families.children(actor)).find(({ id }) => id === childId) ?? null;

  app.delete('/api/parent/child/:id', { config: { access: 'owner' }, schema }, async (request) => {
    const actor = parentOf(request);
    await limiter.take(limits.askProviderPerFamily, actor.familyId);
    await removeChild.remove(actor, request.params.id);
    return { success: true, child: await childOf(actor, request.params.id) };
  });

  app.post('/api/parent/child/:id/keep', { config: { access: 'owner' }, schema }, async (request) => {
    const actor = parentOf(request);
    await limiter.take(limits.askProviderPerFamily, actor.familyId);
    await removeChild.keep(actor, request.params.id);
    return { success: true, child: await childOf(actor, request.params.id) };
  });
};
