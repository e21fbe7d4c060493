import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { Article } from '../../ui/article.tsx';
import { blogPostQuery } from './api.ts';
import classes from './blog.module.css';
import { PostNotFound } from './post-not-found.tsx';
import { FeaturedMark, PostCover, PostView } from './post-view.tsx';
import { PostWaiting, UnnamedPost } from './waiting.tsx';

/** The reader of calendar dates comes with forms, and this page has none. */
const longDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });

/** docs/product/public-site.md#articles: what is meant for editors is shown to editors. */
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

export const BlogPost = () => {
  const { id = '' } = useParams();
  const { data: post, isError } = useQuery(blogPostQuery(id));
  if (post === null || isError)
    return (
      <>
        <UnnamedPost />
        <PostNotFound />
      </>
    );
  if (post === undefined) return <PostWaiting />;
  return (
    <>
      <title>{`${post.title} - Hedgerow`}</title>
      <meta name="description" content={post.excerpt} />
      <PostView
        post={post}
        day={longDay.format(new Date(post.publishedOn))}
        cover={post.coverImage !== undefined && <PostCover src={post.coverImage} />}
        mark={post.featured && <FeaturedMark />}
      >
        {post.content.trim() === '' ? <NoContent excerpt={post.excerpt} /> : <Article content={post.content} />}
      </PostView>
    </>
  );
};
