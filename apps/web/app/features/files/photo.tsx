import type { SchoolFile } from '@hedgerow/contracts/files';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useState } from 'react';
import { callAddress } from '../../lib/viewing.ts';
import { Button } from '../../ui/button.tsx';
import classes from './photo.module.css';

/** A browser shows these by itself; a PDF or a Word file opens with its own button (docs/product/uploads.md#reading). */
export const isPhoto = ({ mimeType }: SchoolFile): boolean => mimeType === 'image/jpeg' || mimeType === 'image/png';

/** The page as it was photographed, to be read beside what we read in it. */
export const Photo = ({ file }: { readonly file: SchoolFile }) => {
  const [large, setLarge] = useState(false);
  const [missing, setMissing] = useState(false);
  if (missing) return <p className={classes.missing}>The photo did not load. You can try “View Original File”.</p>;
  return (
    <div className={classes.photo}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
      <section className={classes.frame} data-large={large} tabIndex={0} aria-label="Your photo">
        <img src={callAddress(`/api/files/${file.id}/view`)} alt={file.originalName} onError={() => setMissing(true)} />
      </section>
      <Button
        kind="text"
        icon={large ? <IconZoomOut size={20} aria-hidden /> : <IconZoomIn size={20} aria-hidden />}
        onClick={() => setLarge(!large)}
      >
        {large ? 'Make the photo smaller' : 'Make the photo larger'}
      </Button>
    </div>
  );
};
