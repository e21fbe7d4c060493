import { NotTaught } from '../../features/covered/not-taught.tsx';
import { PublicPage } from '../../features/public/page.tsx';
import { servedPart } from '../../features/public/served-part.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { Flint } from '../../ui/art/flint.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';

const list = servedPart(
  async () =>
    import.meta.env.SSR
      ? (await import('../../features/covered/pattern.tsx')).ListPattern
      : (await import('../../features/covered/covered-list.tsx')).CoveredList,
  <CardsSkeleton count={6} height={220} />,
);

export const meta = () =>
  pageMeta(
    '/what-we-cover',
    'Every subject, topic and objective that Hedgerow teaches, Year 1 to Year 11, with a question to try on each topic. We also say what is missing.',
  );

const WhatWeCover = () => (
  <PublicPage
    wide
    title="What we cover"
    lead="Every topic we teach, from Year 1 to Year 11, and what each one is about. Open a topic and try a question."
    picture={<Flint mood="thinking" size={200} />}
  >
    {list}
    <NotTaught />
  </PublicPage>
);
export default WhatWeCover;
