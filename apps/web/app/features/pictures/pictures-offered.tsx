import { useQuery } from '@tanstack/react-query';
import { Pip } from '../../ui/art/pip.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { pictureChildrenQuery } from './api.ts';
import classes from './pictures-offered.module.css';

/** On /login, where a parent has trusted the device; nothing anywhere else. */
export const PicturesOffered = () => {
  const { data } = useQuery(pictureChildrenQuery);
  const children = data?.children ?? [];
  if (children.length === 0) return null;
  return (
    <section className={classes.offer} aria-label="Sign in with pictures">
      <Pip size={64} mood="happy" />
      <div className={classes.ways}>
        {children.map(({ childId, firstName }) => (
          <ButtonLink key={childId} to="/login/pictures" state={{ childId }} kind="sun" size="large" wide>
            I am {firstName}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
};
