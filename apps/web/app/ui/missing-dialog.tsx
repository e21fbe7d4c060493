import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { MissingPart } from './missing-part.tsx';
import classes from './missing-dialog.module.css';

/** Over the page, for what would have opened there. The browser's own dialog: ours might not have come either. */
export const MissingDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={classes.dialog} aria-label="This did not load" onClose={onClose}>
      <MissingPart />
      <Button kind="text" onClick={() => dialog.current?.close()}>
        Close
      </Button>
    </dialog>
  );
};
