import * as z from 'zod';
import * as accounts from '@hedgerow/contracts/accounts';
import * as adaptive from '@hedgerow/contracts/adaptive';
import * as aiLog from '@hedgerow/contracts/ai-log';
import * as assessments from '@hedgerow/contracts/assessments';
import * as assignments from '@hedgerow/contracts/assignments';
import * as audit from '@hedgerow/contracts/audit';
import * as avatar from '@hedgerow/contracts/avatar';
import * as billing from '@hedgerow/contracts/billing';
import * as billingChanges from '@hedgerow/contracts/billing-changes';
import * as calendar from '@hedgerow/contracts/calendar';
import * as checkout from '@hedgerow/contracts/checkout';
import * as classAssessments from '@hedgerow/contracts/class-assessments';
import * as classRequests from '@hedgerow/contracts/class-requests';
import * as classResources from '@hedgerow/contracts/class-resources';
import * as classes from '@hedgerow/contracts/classes';
import * as contact from '@hedgerow/contracts/contact';
import * as content from '@hedgerow/contracts/content';
import * as covered from '@hedgerow/contracts/covered';
import * as events from '@hedgerow/contracts/events';
import * as families from '@hedgerow/contracts/families';
import * as figures from '@hedgerow/contracts/figures';
import * as files from '@hedgerow/contracts/files';
import * as flashcards from '@hedgerow/contracts/flashcards';
import * as guides from '@hedgerow/contracts/guides';
import * as insight from '@hedgerow/contracts/insight';
import * as letters from '@hedgerow/contracts/letters';
import * as nationalChecks from '@hedgerow/contracts/national-checks';
import * as onboarding from '@hedgerow/contracts/onboarding';
import * as operatorContent from '@hedgerow/contracts/operator-content';
import * as operatorDesk from '@hedgerow/contracts/operator-desk';
import * as operatorResources from '@hedgerow/contracts/operator-resources';
import * as papers from '@hedgerow/contracts/papers';
import * as pictureSignIn from '@hedgerow/contracts/picture-sign-in';
import * as portfolio from '@hedgerow/contracts/portfolio';
import * as progress from '@hedgerow/contracts/progress';
import * as reading from '@hedgerow/contracts/reading';
import * as referrals from '@hedgerow/contracts/referrals';
import * as safeguarding from '@hedgerow/contracts/safeguarding';
import * as schoolEnquiry from '@hedgerow/contracts/school-enquiry';
import * as schools from '@hedgerow/contracts/schools';
import * as search from '@hedgerow/contracts/search';
import * as shapes from '@hedgerow/contracts/shapes';
import * as today from '@hedgerow/contracts/today';
import * as tryQuiz from '@hedgerow/contracts/try-quiz';
import { ErrorBody } from '@hedgerow/contracts/errors';

const contracts = [
  accounts,
  adaptive,
  aiLog,
  assessments,
  assignments,
  audit,
  avatar,
  billing,
  billingChanges,
  calendar,
  checkout,
  classAssessments,
  classRequests,
  classResources,
  classes,
  contact,
  content,
  covered,
  events,
  families,
  figures,
  files,
  flashcards,
  guides,
  insight,
  letters,
  nationalChecks,
  onboarding,
  operatorContent,
  operatorDesk,
  operatorResources,
  papers,
  pictureSignIn,
  portfolio,
  progress,
  reading,
  referrals,
  safeguarding,
  schoolEnquiry,
  schools,
  search,
  shapes,
  today,
  tryQuiz,
];

/** Objects and lists of forms have a name of their own in the document; a single text or number is written where it stands. */
const deservesName = (value: unknown): value is z.core.$ZodType => value instanceof z.core.$ZodObject || value instanceof z.core.$ZodUnion;

/** Every contract under the name that it has in the code, so that the document says it once and refers to it. The first of a name keeps it. */
export const nameContracts = (): z.core.$ZodRegistry<{ id: string }> => {
  const named = z.registry<{ id: string }>().add(ErrorBody, { id: 'Error' });
  const taken = new Set(['Error']);
  for (const [name, value] of contracts.flatMap((contract) => Object.entries(contract))) {
    if (!deservesName(value) || taken.has(name) || named.has(value)) continue;
    taken.add(name);
    named.add(value, { id: name });
  }
  return named;
};

const outputOf = (name: string): string => name.replace(/Input$/, '');
const reference = /"#\/components\/schemas\/([^"]+)"/g;

/**
 * What is sent and what is answered have the same shape nearly always: then the one for sending (`…Input`) goes, and so does what
 * nothing refers to.
 */
export const withoutTwins = <Document extends object>(document: Document): Document => {
  const { components, ...rest } = document as { components?: { schemas?: Record<string, object> } };
  const schemas = new Map(Object.entries(components?.schemas ?? {}));
  const shapeOf = (name: string): string => JSON.stringify(schemas.get(name)).replaceAll(/Input"/g, '"');
  const isTwin = (name: string): boolean =>
    name.endsWith('Input') && schemas.has(outputOf(name)) && shapeOf(name) === shapeOf(outputOf(name));
  const twins = new Set([...schemas.keys()].filter(isTwin));
  const merge = <T>(part: T): T =>
    JSON.parse(
      JSON.stringify(part).replaceAll(reference, (all, name: string) =>
        twins.has(name) ? `"#/components/schemas/${outputOf(name)}"` : all,
      ),
    ) as T;

  const paths = merge(rest);
  const used = new Set<string>();
  const follow = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(reference)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(merge(schemas.get(name) ?? {}));
    }
  };
  follow(paths);
  const kept = [...schemas].filter(([name]) => used.has(name)).map(([name, schema]) => [name, merge(schema)] as const);
  return { ...paths, components: { ...components, schemas: Object.fromEntries(kept) } } as Document;
};
