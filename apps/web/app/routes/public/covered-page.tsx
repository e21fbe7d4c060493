import { pageMeta } from '../../lib/page-meta.ts';
import { TryTopic } from '../../features/landing/try-topic.tsx';
import { servedPart } from '../../features/public/served-part.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';

const tryOne = (topic: string, title: string) => <TryTopic topic={topic} title={title} />;

const topics = servedPart(
  async () => {
    if (import.meta.env.SSR) {
      const { TopicsPattern } = await import('../../features/covered/pattern.tsx');
      return () => <TopicsPattern tryOne={tryOne} />;
    }
    const { CoveredTopics } = await import('../../features/covered/covered-topics.tsx');
    return () => <CoveredTopics tryOne={tryOne} />;
  },
  <LinesSkeleton lines={12} />,
);

export const meta = () => pageMeta('/what-we-cover/:id');

/** The page that every subject and stage is served from. */
const CoveredPage = () => topics;
export default CoveredPage;
