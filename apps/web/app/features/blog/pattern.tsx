import { ArticleText } from '../../ui/article.tsx';
import { Each, Without } from '../../ui/page-pattern.tsx';
import { PostCard } from './post-card.tsx';
import { PostNotFound } from './post-not-found.tsx';
import { FeaturedMark, PostCover, PostView } from './post-view.tsx';
import { everything, PostGroup, PostTools } from './posts.tsx';
import { PostsWaiting, PostWaiting } from './waiting.tsx';

/**
 * What the build writes into the blog's pages: their own components with tags where the server puts its words (docs/decisions/0024,
 * contracts/page-patterns.ts). The browser never draws these: BlogList and BlogPost take over what the server made of them.
 */
const post = {
  id: '{{id}}',
  title: '{{title}}',
  excerpt: '{{excerpt}}',
  category: '{{category}}',
  author: '{{author}}',
  publishedOn: '{{publishedOn}}',
  minutesToRead: '{{minutesToRead}}',
};
const coverImage = '{{coverImage}}';
const nothing = () => undefined;

const Cards = ({ of, featured, first = false }: { readonly of: string; readonly featured: boolean; readonly first?: boolean }) => (
  <Each of={of}>
    <li>
      <Each of="coverImage">
        <PostCard post={{ ...post, featured, coverImage }} first={first} />
      </Each>
      <Without of="coverImage">
        <PostCard post={{ ...post, featured }} />
      </Without>
    </li>
  </Each>
);

/** `first` holds the one article that is at the top of the page. */
const Group = ({ of, title, featured }: { readonly of: string; readonly title: string; readonly featured: boolean }) => (
  <Each of={of}>
    <PostGroup title={title} pair={featured}>
      <Cards of="first" featured={featured} first />
      <Cards of="others" featured={featured} />
    </PostGroup>
  </Each>
);

/** Tags are text to the server, so a list may begin in one button and end in the next. */
const all = `${everything}{{#categories}}`;

export const PostsPattern = () => (
  <>
    <Without of="served">
      <PostsWaiting />
    </Without>
    <Each of="served">
      <PostTools words="" onWords={nothing} categories={[all, '{{.}}{{/categories}}']} category={all} onCategory={nothing} />
      <Group of="featured" title="Featured Articles" featured />
      <Group of="latest" title="Latest Articles" featured={false} />
    </Each>
  </>
);

export const PostPattern = () => (
  <>
    <Without of="served">
      <PostWaiting />
    </Without>
    <Each of="served">
      <Each of="missing">
        <PostNotFound />
      </Each>
      <Without of="missing">
        <PostView
          post={post}
          day="{{day}}"
          cover={
            <Each of="coverImage">
              <PostCover src={coverImage} />
            </Each>
          }
          mark={
            <Each of="featured">
              <FeaturedMark />
            </Each>
          }
        >
          <ArticleText>{'{{{body}}}'}</ArticleText>
        </PostView>
      </Without>
    </Each>
  </>
);
