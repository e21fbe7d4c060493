import * as z from 'zod/mini';
import { roles } from '@hedgerow/domain/access';
import { auditKinds } from '@hedgerow/domain/audit';
import { id, instant } from './shapes.ts';

export const AuditEntry = z.object({
  id,
  who: z.string(),
  role: z.enum(roles),
  school: z.nullable(z.string()),
  isYou: z.boolean(),
  what: z.enum(auditKinds),
  /** The first time within an hour; more of the same within it is not counted. */
  at: instant,
});
export type AuditEntry = z.output<typeof AuditEntry>;

/** GET /api/children/{childId}/audit: the newest first, `next` goes into `before`. */
export const AuditPage = z.object({ entries: z.array(AuditEntry), next: z.nullable(id) });
export type AuditPage = z.output<typeof AuditPage>;
export const AuditQuery = z.object({ before: z.optional(id) });
