import type { BlogSummary } from '@hedgerow/contracts/content';
import { Title } from '@mantine/core';
import { Link } from 'react-router';
import classes from './blog.module.css';

/** An article as it is read, or as a pattern of one (pattern.tsx), which has a tag where the figure will be. */
export type PostWords = Omit<BlogSummary, 'minutesToRead'> & { readonly minutesToRead: number | string };

type Props = { readonly post: PostWords; readonly first?: boolean };

/** One article to open. The whole card leads there; the link's words are the title. The `first` of a page does not wait to be scrolled to. */
export const PostCard = ({ post, first = false }: Props) => (
  <article className={classes.card} data-featured={post.featured}>
    {post.coverImage !== undefined && (
      <img
        src={post.coverImage}
        alt=""
        className={classes.cover}
        width={640}
        height={400}
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    )}
    <div className={classes.cardBody}>
      <p className={classes.badges}>
        <span className={classes.badge}>{post.category}</span>
        {post.featured && <span className={classes.featured}>Featured</span>}
      </p>
      <Title order={3} className={classes.cardTitle}>
        <Link to={`/blog/${post.id}`} className={classes.cardLink}>
          {post.title}
        </Link>
      </Title>
      <p className={classes.excerpt}>{post.excerpt}</p>
      <p className={classes.byline}>
        {post.author} · {post.minutesToRead} min read
      </p>
    </div>
  </article>
);
