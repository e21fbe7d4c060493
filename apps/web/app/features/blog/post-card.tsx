import type { BlogSummary } from '@hedgerow/contracts/content';
import { Title } from '@mantine/core';
import { Link } from 'react-router';
import classes from './blog.module.css';

type Props = { readonly post: BlogSummary; readonly order?: 2 | 3 };

/** One article to open. The whole card leads there; the link's words are the title. */
export const PostCard = ({ post, order = 3 }: Props) => (
  <article className={classes.card} data-featured={post.featured}>
    {post.coverImage !== undefined && (
      <img src={post.coverImage} alt="" className={classes.cover} width={640} height={400} loading="lazy" />
    )}
    <div className={classes.cardBody}>
      <p className={classes.badges}>
        <span className={classes.badge}>{post.category}</span>
        {post.featured && <span className={classes.featured}>Featured</span>}
      </p>
      <Title order={order} className={classes.cardTitle}>
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
