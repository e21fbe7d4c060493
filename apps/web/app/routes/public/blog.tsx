import { lazy } from 'react';
import { PublicPage } from '../../features/public/page.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { Pip } from '../../ui/art/pip.tsx';
import { OnView } from '../../ui/on-view.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';

const load = () => import('../../features/blog/blog-list.tsx');
const BlogList = lazy(() => load().then((module) => ({ default: module.BlogList })));
// The list is what one comes for: its code is on its way before the page is awake.
if (typeof document !== 'undefined') void load();

export const meta = () =>
  pageMeta(
    '/blog',
    'Articles for parents in England: revision that works, tests explained in plain words, reading, worry, and how this product is made.',
  );

const Blog = () => (
  <PublicPage
    wide
    title="Hedgerow Blog"
    lead="Educational insights, platform updates and learning resources, for the people at the kitchen table."
    picture={<Pip mood="happy" size={200} />}
  >
    <noscript id="slot-posts" />
    <OnView placeholder={<CardsSkeleton count={6} height={420} />}>
      <BlogList />
    </OnView>
    <p>
      <a href="/blog/rss.xml">Follow the articles by RSS</a>
    </p>
  </PublicPage>
);
export default Blog;
