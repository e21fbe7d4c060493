import { pageTitle } from '@hedgerow/contracts/web-routes';
import { CardsSkeleton, LinesSkeleton } from '../../ui/skeletons.tsx';
import classes from './blog.module.css';

export const PostsWaiting = () => (
  <div data-waits-for-script>
    <CardsSkeleton count={6} height={420} />
  </div>
);

/** The tab names the article; until it is here, and where there is none, the page's own name stands (docs/product/public-site.md#articles). */
export const UnnamedPost = () => (
  <>
    <title>{pageTitle('/blog/:id', 'Hedgerow')}</title>
    <meta name="robots" content="noindex" />
  </>
);

/** Higher than the screen, so that the footer stays where it is. */
export const PostWaiting = () => (
  <>
    <UnnamedPost />
    <div className={classes.post} data-waits-for-script style={{ minHeight: '130vh' }}>
      <LinesSkeleton lines={9} />
    </div>
  </>
);
