import { IconArrowLeft } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { FileName } from '../../features/files/file-dialog.tsx';
import { FileView } from '../../features/files/file-view.tsx';
import { Button } from '../../ui/button.tsx';
import classes from './settings-work.module.css';

/** What was opened from a list, with the way back to it. */
export type Reading = { readonly kind: 'file' | 'guide' | 'assessment'; readonly id: string };

type Props = { readonly backWords: string; readonly onBack: () => void; readonly children: ReactNode };

export const BackTo = ({ backWords, onBack, children }: Props) => (
  <div className={classes.reading}>
    <Button kind="text" icon={<IconArrowLeft size={20} aria-hidden />} onClick={onBack}>
      {backWords}
    </Button>
    {children}
  </div>
);

/** Takes the focus, so that reading begins here. */
const ReadingTitle = ({ children }: { readonly children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className={classes.title}>
      {children}
    </h3>
  );
};

type FileProps = Omit<ComponentProps<typeof FileView>, 'onDeleted'> & Pick<Props, 'onBack'>;

export const FileReading = ({ onBack, ...file }: FileProps) => (
  <BackTo backWords="All files" onBack={onBack}>
    <ReadingTitle>
      <FileName id={file.fileId} />
    </ReadingTitle>
    <FileView {...file} onDeleted={onBack} />
  </BackTo>
);
