import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import classes from './manage.module.css';

/** The name of what opened in the dialog's place; it has the focus, and there is a way back. */
export const ViewHeading = ({ onBack, children }: { readonly onBack: () => void; readonly children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.viewHead}>
      <IconButton label="Back" icon={<IconArrowLeft size={22} aria-hidden />} onClick={onBack} />
      <h2 ref={heading} tabIndex={-1} className={classes.viewTitle}>
        {children}
      </h2>
    </div>
  );
};
