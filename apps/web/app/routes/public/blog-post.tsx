import { pageTitle } from '@hedgerow/contracts/web-routes';
import { BlogPost, PostNotFound } from '../../features/blog/blog-post.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import type { Route } from './+types/blog-post';

/** The tab names the article; until it is here, and where there is none, the page's own name stands (document 3). */
export const meta = ({ loaderData }: Route.MetaArgs) => {
  const post = loaderData?.post;
  if (post === undefined) return [{ title: pageTitle('/blog/:id', 'Hedgerow') }, { name: 'robots', content: 'noindex' }];
  return [{ title: `${post.title} - Hedgerow` }, { name: 'description', content: post.excerpt }];
};

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => {
  const { findPost } = await import('../../features/blog/api.ts');
  return { post: await findPost(params.id) };
};
clientLoader.hydrate = true as const;

/** The page that every article is served from: its text is written into the noscript by the server. */
export const HydrateFallback = () => (
  <div style={{ maxWidth: '46rem', minHeight: '130vh', margin: '0 auto', padding: '48px clamp(16px, 4vw, 32px)' }}>
    <noscript id="slot-post" />
    <div data-waits-for-script>
      <LinesSkeleton lines={9} />
    </div>
  </div>
);

const BlogPostPage = ({ loaderData: { post } }: Route.ComponentProps) => (post === undefined ? <PostNotFound /> : <BlogPost post={post} />);
export default BlogPostPage;
