import { useQuery } from '@tanstack/react-query';
import { Title } from '@mantine/core';
import { Link } from 'react-router';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { blogSummariesQuery } from './api.ts';
import classes from './blog.module.css';
import { PostCard } from './post-card.tsx';

/** docs/product/public-site.md#articles: where there are no posts, three cards that lead to what there is. */
const instead = [
  {
    to: '/free-resources',
    title: 'Things to print',
    words: 'Worksheets with mark schemes, study guides and flashcards, free for everybody.',
  },
  { to: '/about', title: 'What we believe', words: 'Remembering beats rereading, we show only real figures, and we push nobody.' },
  { to: '/contact', title: 'Ask us anything', words: 'A person reads every message, and answers.' },
] as const;

export const BlogTeaser = () => {
  const { data, isPending } = useQuery(blogSummariesQuery);
  if (isPending) return <CardsSkeleton count={3} height={400} />;
  if (data === undefined || data.length === 0)
    return (
      <ul className={classes.cards}>
        {instead.map(({ to, title, words }) => (
          <li key={to}>
            <article className={classes.card}>
              <div className={classes.cardBody}>
                <Title order={3} className={classes.cardTitle}>
                  <Link to={to} className={classes.cardLink}>
                    {title}
                  </Link>
                </Title>
                <p className={classes.excerpt}>{words}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    );
  return (
    <ul className={`${classes.cards} ${classes.teaser}`}>
      {data.slice(0, 3).map((post) => (
        <li key={post.id}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
};
