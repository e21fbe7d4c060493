import type { BlogSummary } from '@hedgerow/contracts/content';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PathScene, SeedlingScene, SleepingScene } from '../../ui/art/scenes.tsx';
import { blogSummariesQuery } from './api.ts';
import { PostCard } from './post-card.tsx';
import { everything, PostGroup, PostTools } from './posts.tsx';
import { PostsWaiting } from './waiting.tsx';

const matches = (post: BlogSummary, words: string): boolean =>
  `${post.title} ${post.excerpt} ${post.category}`.toLowerCase().includes(words.trim().toLowerCase());

const cards = (posts: readonly BlogSummary[], first: boolean) =>
  posts.map((post, at) => (
    <li key={post.id}>
      <PostCard post={post} first={first && at === 0} />
    </li>
  ));

const Posts = ({ posts }: { readonly posts: readonly BlogSummary[] }) => {
  const [words, setWords] = useState('');
  const [category, setCategory] = useState(everything);
  const categories = [everything, ...new Set(posts.map((post) => post.category).toSorted())];
  const shown = posts.filter((post) => (category === everything || post.category === category) && matches(post, words));
  const featured = shown.filter((post) => post.featured);
  const latest = shown.filter((post) => !post.featured);
  const filtered = words.trim() !== '' || category !== everything;
  useEffect(() => {
    if (filtered) announce(`${shown.length} ${shown.length === 1 ? 'article' : 'articles'} found`);
  }, [filtered, shown.length]);

  return (
    <>
      <PostTools words={words} onWords={setWords} categories={categories} category={category} onCategory={setCategory} />
      {shown.length === 0 && (
        <EmptyState
          scene={<PathScene />}
          title="No articles found"
          action={
            <Button
              kind="quiet"
              onClick={() => {
                setWords('');
                setCategory(everything);
              }}
            >
              Show all articles
            </Button>
          }
        >
          Try other words, or another category.
        </EmptyState>
      )}
      {featured.length > 0 && (
        <PostGroup title="Featured Articles" pair>
          {cards(featured, true)}
        </PostGroup>
      )}
      {latest.length > 0 && <PostGroup title="Latest Articles">{cards(latest, featured.length === 0)}</PostGroup>}
    </>
  );
};

/** docs/product/public-site.md#articles, blog list. */
export const BlogList = () => {
  const { data, isError, isFetching, refetch } = useQuery(blogSummariesQuery);
  if (isError)
    return (
      <div role="alert">
        <EmptyState
          scene={<SleepingScene />}
          title="Educational content coming soon..."
          action={
            <Button kind="quiet" busy={isFetching} onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          Blog content is being prepared. Check back soon!
        </EmptyState>
      </div>
    );
  if (data === undefined) return <PostsWaiting />;
  if (data.length === 0)
    return (
      <EmptyState scene={<SeedlingScene />} title="No blog posts yet">
        Educational content is coming soon!
      </EmptyState>
    );
  return <Posts posts={data} />;
};
