import { PostsWaiting } from '../../features/blog/waiting.tsx';
import { PublicPage } from '../../features/public/page.tsx';
import { servedPart } from '../../features/public/served-part.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { Pip } from '../../ui/art/pip.tsx';

const list = servedPart(
  async () =>
    import.meta.env.SSR
      ? (await import('../../features/blog/pattern.tsx')).PostsPattern
      : (await import('../../features/blog/blog-list.tsx')).BlogList,
  <PostsWaiting />,
);

export const meta = () =>
  pageMeta(
    '/blog',
    'Articles for parents in England: revision that works, tests explained in plain words, reading, worry, and how this product is made.',
  );

const Blog = () => (
  <PublicPage
    wide
    title="Hedgerow Blog"
    lead="Educational insights, platform updates and learning resources, for parents."
    picture={<Pip mood="happy" size={200} />}
  >
    {list}
    <p>
      <a href="/blog/rss.xml">Follow the articles by RSS</a>
    </p>
  </PublicPage>
);
export default Blog;
