import type { BlogSummary } from '@hedgerow/contracts/content';
import { TextInput, Title } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PathScene, SeedlingScene, SleepingScene } from '../../ui/art/scenes.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { blogSummariesQuery } from './api.ts';
import classes from './blog.module.css';
import { PostCard } from './post-card.tsx';

const everything = 'All';

const matches = (post: BlogSummary, words: string): boolean =>
  `${post.title} ${post.excerpt} ${post.category}`.toLowerCase().includes(words.trim().toLowerCase());

const Group = ({
  title,
  posts,
  pair,
}: {
  readonly title: string;
  readonly posts: readonly BlogSummary[];
  readonly pair: boolean;
}): ReactNode =>
  posts.length > 0 && (
    <section className={classes.group} aria-label={title}>
      <Title order={2}>{title}</Title>
      <ul className={pair ? classes.pair : classes.cards}>
        {posts.map((post, at) => (
          <li key={post.id}>
            <PostCard post={post} first={pair && at === 0} />
          </li>
        ))}
      </ul>
    </section>
  );

const Posts = ({ posts }: { readonly posts: readonly BlogSummary[] }) => {
  const [words, setWords] = useState('');
  const [category, setCategory] = useState(everything);
  const categories = [everything, ...new Set(posts.map((post) => post.category).toSorted())];
  const shown = posts.filter((post) => (category === everything || post.category === category) && matches(post, words));
  const filtered = words.trim() !== '' || category !== everything;
  useEffect(() => {
    if (filtered) announce(`${shown.length} ${shown.length === 1 ? 'article' : 'articles'} found`);
  }, [filtered, shown.length]);

  return (
    <>
      <search className={classes.tools} aria-label="Articles">
        <TextInput
          label="Search articles"
          type="search"
          maw="26rem"
          leftSection={<IconSearch size={18} aria-hidden />}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Chips label="Category" choices={categories} value={category} onChange={setCategory} />
      </search>
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
      <Group title="Featured Articles" posts={shown.filter(({ featured }) => featured)} pair />
      <Group title="Latest Articles" posts={shown.filter(({ featured }) => !featured)} pair={false} />
    </>
  );
};

/** Document 3 section 2, blog list. */
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
              Try again
            </Button>
          }
        >
          Blog content is being prepared. Check back soon!
        </EmptyState>
      </div>
    );
  if (data === undefined)
    return (
      <div data-waits-for-script>
        <CardsSkeleton count={6} height={420} />
      </div>
    );
  if (data.length === 0)
    return (
      <EmptyState scene={<SeedlingScene />} title="No blog posts yet">
        Educational content is coming soon!
      </EmptyState>
    );
  return <Posts posts={data} />;
};
