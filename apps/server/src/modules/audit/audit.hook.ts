import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '@hedgerow/domain/access';
import type { Clock } from '#ports/clock.ts';
import type { AuditService, Sighting } from './audit.service.ts';
import { type AuditedCall, auditedCalls, unlistedStaffCall } from './audited-calls.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The children whom a call was about, where its address does not say so. */
    concerned: readonly string[] | null;
  }
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && value !== null ? { ...value } : {});
const parametersOf = ({ params, body }: FastifyRequest): Readonly<Record<string, unknown>> => ({ ...fieldsOf(body), ...fieldsOf(params) });

const childRefOf = (call: AuditedCall, actor: Actor, request: FastifyRequest): Sighting['whose'] | undefined => {
  if (call.of === 'child' || call.of === 'class') {
    const id = parametersOf(request)[call.id];
    if (typeof id !== 'string') return undefined;
    return call.of === 'class' ? { of: 'class', id } : { of: 'children', ids: [id] };
  }
  if (call.of === 'answer') return { of: 'children', ids: request.concerned ?? [] };
  if (call.of === 'family') return 'familyId' in actor ? { of: 'family', id: actor.familyId } : undefined;
  return { of: call.of };
};

const sightingOf = (actor: Actor, request: FastifyRequest, at: Date): Sighting | undefined => {
  // A parent who looks through the child's eyes, whatever they look at.
  if (actor.role === 'student')
    return actor.viewedBy === null
      ? undefined
      : { actorId: actor.viewedBy, kind: 'viewed-as-child', at, whose: { of: 'children', ids: [actor.userId] } };
  const { method } = request;
  const url = request.routeOptions.url ?? '';
  const staff = actor.role === 'teacher' || actor.role === 'administrator';
  const listed = auditedCalls[`${method} ${url}`];
  const call = listed ?? (staff ? unlistedStaffCall(method, url, parametersOf(request)) : undefined);
  const whose = call === undefined ? undefined : childRefOf(call, actor, request);
  return call === undefined || whose === undefined ? undefined : { actorId: actor.userId, kind: call.kind, at, whose };
};

/** Notes who saw or changed what of a child once the answer is out. A call that was refused showed nothing. */
export const installAudit = (app: FastifyInstance, audit: Pick<AuditService, 'note'>, now: Clock): void => {
  app.decorateRequest('concerned', null);
  app.addHook('onResponse', (request, reply, done) => {
    const { actor } = request;
    const sighting = actor === null || reply.statusCode >= 400 ? undefined : sightingOf(actor, request, now());
    if (sighting !== undefined) audit.note(sighting);
    done();
  });
};
