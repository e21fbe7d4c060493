import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PathScene } from '../../ui/art/scenes.tsx';
import classes from './blog.module.css';

/** docs/product/public-site.md#articles. */
export const PostNotFound = () => (
  <div className={classes.post}>
    <EmptyState order={1} scene={<PathScene />} title="Blog Post Not Found" action={<ButtonLink to="/blog">Return to Blog</ButtonLink>}>
      The blog post you’re looking for doesn’t exist or has been removed.
    </EmptyState>
  </div>
);
