import { ParentLink } from '@hedgerow/contracts/onboarding';
import { IconLink } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Refused } from '../../ui/refused.tsx';
import { Section } from './section.tsx';
import classes from './settings.module.css';

const linkOf = (code: string): string => `${location.origin}/onboarding/link-child#${code}`;

/** For somebody of 13 to 18 who came alone: the account becomes part of a parent's family when the parent opens the link. */
export const BringAParentSection = () => {
  const make = useMutation({ mutationFn: () => api.post('/api/account/parent-link', {}, ParentLink) });
  return (
    <Section title="Your parent or guardian">
      <p className={classes.words}>
        A parent or guardian can join you. They open your link, then make an account or sign in. Your account becomes part of their family.
        They see your work and choose your plan. You keep everything you have done.
      </p>
      {make.isError && <Refused title="The link was not made" error={make.error} />}
      {make.data === undefined ? (
        <div className={classes.actions}>
          <Button kind="quiet" icon={<IconLink size={18} aria-hidden />} busy={make.isPending} onClick={() => make.mutate()}>
            Make a link for my parent
          </Button>
        </div>
      ) : (
        <>
          <p className={classes.words}>Send this link to your parent or guardian, and to nobody else. It works once, for 14 days.</p>
          <p className={classes.address} translate="no">
            {linkOf(make.data.code)}
          </p>
          <div className={classes.actions}>
            <CopyButton text={linkOf(make.data.code)} failed="That did not work: please select the link and copy it." />
          </div>
        </>
      )}
    </Section>
  );
};
