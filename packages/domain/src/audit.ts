/** What somebody saw or changed of a child, as coarse as a parent needs it. */
export const auditKinds = [
  'viewed-as-child',
  'profile',
  'credentials',
  'plan',
  'export',
  'figures',
  'work',
  'set-work',
  'school-list',
  'school-change',
  'class-teachers',
  'consent',
  'support',
  'carer-invited',
  'carer-joined',
  'carer-left',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** How long it is kept: 2 years, in ms. */
export const auditKeptMs = 2 * 365 * 86_400_000;

const hourMs = 3_600_000;

/** The whole hour that an instant lies in: what happens again within it is noted once. */
export const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / hourMs) * hourMs);

/** Whoever runs the product, from the command line: nobody's account. */
export const supportDesk = '00000000-0000-0000-0000-000000000000';

/** What an operator does at their desk, as their own record says it. */
export const operatorDeeds = [
  'article-made',
  'article-changed',
  'article-removed',
  'faq-made',
  'faq-changed',
  'faq-removed',
  'faq-ordered',
  'resource-made',
  'resource-changed',
  'resource-removed',
  'announcement-made',
  'announcement-changed',
  'announcement-removed',
  'code-made',
  'code-ended',
  'newsletter-exported',
  'newsletter-removed',
  'newsletter-written',
  'newsletter-dropped',
  'newsletter-tried',
  'newsletter-sent',
  'sales-answered',
  'sales-reopened',
  'family-looked-at',
] as const;
export type OperatorDeed = (typeof operatorDeeds)[number];
