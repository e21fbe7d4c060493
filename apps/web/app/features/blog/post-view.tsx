import { Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import classes from './blog.module.css';
import type { PostWords } from './post-card.tsx';

export const PostCover = ({ src }: { readonly src: string }) => (
  <img src={src} alt="" className={classes.postCover} width={640} height={320} fetchPriority="high" />
);

export const FeaturedMark = () => <span className={classes.featured}>Featured</span>;

/** Browser back (docs/product/public-site.md#articles); whoever came from elsewhere gets to the list. */
const BackToBlog = () => {
  const awake = useHydrated();
  const navigate = useNavigate();
  const back = () => void (window.history.length > 1 ? navigate(-1) : navigate('/blog'));
  return (
    <Button kind="text" icon={<IconArrowLeft size={18} aria-hidden />} onClick={back} inert={!awake} data-needs-script>
      Back to Blog
    </Button>
  );
};

type Props = {
  readonly post: Pick<PostWords, 'title' | 'author' | 'category' | 'publishedOn' | 'minutesToRead'>;
  /** "20 November 2026". */
  readonly day: string;
  readonly cover: ReactNode;
  readonly mark: ReactNode;
  /** What it says. */
  readonly children: ReactNode;
};

/** docs/product/public-site.md#articles, blog post. */
export const PostView = ({ post, day, cover, mark, children }: Props) => (
  <article className={classes.post}>
    <BackToBlog />
    {cover}
    <p className={classes.badges}>
      <span className={classes.badge}>{post.category}</span>
      {mark}
    </p>
    <Title order={1} className={classes.postTitle}>
      {post.title}
    </Title>
    <p className={classes.postBy}>
      {post.author} · <time dateTime={post.publishedOn}>{day}</time> · {post.minutesToRead} min read
    </p>
    {children}
    <div className={classes.postFoot}>
      <ButtonLink to="/blog" kind="quiet">
        ← All Blog Posts
      </ButtonLink>
    </div>
  </article>
);
