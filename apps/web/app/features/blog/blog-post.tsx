import type { BlogPost as Post } from '@hedgerow/contracts/content';
import { Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { Article } from '../../ui/article.tsx';
import { PathScene } from '../../ui/art/scenes.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import classes from './blog.module.css';

/** "20 November 2026". The reader of calendar dates comes with forms, and this page has none. */
const longDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });

/** Browser back (document 3); whoever came from elsewhere gets to the list. */
const BackToBlog = () => {
  const navigate = useNavigate();
  const back = () => void (window.history.length > 1 ? navigate(-1) : navigate('/blog'));
  return (
    <Button kind="text" icon={<IconArrowLeft size={18} aria-hidden />} onClick={back}>
      Back to Blog
    </Button>
  );
};

/** decisions.md 7: what is meant for editors is shown to editors. */
const NoContent = ({ excerpt }: { readonly excerpt: string }) => {
  const session = useSession();
  const editor = session.status === 'signed-in' && session.user.role === 'operator';
  return (
    <>
      <p>{excerpt}</p>
      {editor && (
        <div className={classes.notice}>
          <Title order={2} size="h4">
            Content Not Available
          </Title>
          <p>Content should be added to the Content field in the blog source.</p>
        </div>
      )}
    </>
  );
};

export const PostNotFound = () => (
  <div className={classes.post}>
    <EmptyState order={1} scene={<PathScene />} title="Blog Post Not Found" action={<ButtonLink to="/blog">Return to Blog</ButtonLink>}>
      The blog post you’re looking for doesn’t exist or has been removed.
    </EmptyState>
  </div>
);

/** Document 3 section 2, blog post. */
export const BlogPost = ({ post }: { readonly post: Post }) => (
  <article className={classes.post}>
    <BackToBlog />
    {post.coverImage !== undefined && <img src={post.coverImage} alt="" className={classes.postCover} width={640} height={320} />}
    <p className={classes.badges}>
      <span className={classes.badge}>{post.category}</span>
      {post.featured && <span className={classes.featured}>Featured</span>}
    </p>
    <Title order={1} className={classes.postTitle}>
      {post.title}
    </Title>
    <p className={classes.postBy}>
      {post.author} · <time dateTime={post.publishedOn}>{longDay.format(new Date(post.publishedOn))}</time> · {post.minutesToRead} min read
    </p>
    {post.content.trim() === '' ? <NoContent excerpt={post.excerpt} /> : <Article content={post.content} />}
    <div className={classes.postFoot}>
      <ButtonLink to="/blog" kind="quiet">
        ← All Blog Posts
      </ButtonLink>
    </div>
  </article>
);
