import { PostWaiting } from '../../features/blog/waiting.tsx';
import { servedPart } from '../../features/public/served-part.tsx';

const post = servedPart(
  async () =>
    import.meta.env.SSR
      ? (await import('../../features/blog/pattern.tsx')).PostPattern
      : (await import('../../features/blog/blog-post.tsx')).BlogPost,
  <PostWaiting />,
);

/** The page that every article is served from. */
const BlogPostPage = () => post;
export default BlogPostPage;
