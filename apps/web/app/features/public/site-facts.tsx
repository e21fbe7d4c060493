import { useQuery, queryOptions } from '@tanstack/react-query';
import { anyAnswer, api } from '../../lib/api.ts';

type Facts = {
  readonly supportEmail: string;
  readonly company: string | null;
  readonly schoolPrice: string | null;
  /** Whether a family may try a plan for seven days. */
  readonly freeWeek: boolean;
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[];
};

/** What the pages were built with: right unless an operator says otherwise. */
const builtIn: Facts = { supportEmail: 'help@hedgerow.example', company: null, schoolPrice: null, freeWeek: false, socialLinks: [] };

const isText = (value: unknown): value is string => typeof value === 'string';

/** Read by hand: the contract's reader is 8 KiB, and these are three lines of text. */
const readFacts = (answer: unknown): Facts => {
  if (typeof answer !== 'object' || answer === null) return builtIn;
  const { supportEmail, company, schoolPrice, freeWeek, socialLinks } = answer as Partial<Record<keyof Facts, unknown>>;
  const links: readonly unknown[] = Array.isArray(socialLinks) ? socialLinks : [];
  return {
    supportEmail: isText(supportEmail) ? supportEmail : builtIn.supportEmail,
    company: isText(company) ? company : null,
    schoolPrice: isText(schoolPrice) ? schoolPrice : null,
    freeWeek: freeWeek === true,
    socialLinks: links.flatMap((link) => {
      const { name, url } = (link ?? {}) as { name?: unknown; url?: unknown };
      return isText(name) && isText(url) && url.startsWith('https://') ? [{ name, url }] : [];
    }),
  };
};

const siteFactsQuery = queryOptions({
  queryKey: ['/api/site'],
  queryFn: async ({ signal }) => readFacts(await api.get('/api/site', anyAnswer, { signal })),
});

export const useSiteFacts = (): Facts => useQuery(siteFactsQuery).data ?? builtIn;

export const SupportEmail = () => {
  const { supportEmail } = useSiteFacts();
  return <a href={`mailto:${supportEmail}`}>{supportEmail}</a>;
};
