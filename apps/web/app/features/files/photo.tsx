import type { SchoolFile } from '@hedgerow/contracts/files';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useState } from 'react';
import { callAddress } from '../../lib/viewing.ts';
import { Button } from '../../ui/button.tsx';
import classes from './photo.module.css';

type Named = Pick<SchoolFile, 'mimeType' | 'state'>;

const isPdf = ({ mimeType, state }: Named): boolean => mimeType === 'application/pdf' && (state === 'ready' || state === 'needs_checking');

/** A browser shows these by itself; of a PDF that was read the server draws the first page; a Word file opens with its own button (docs/product/uploads.md#reading). */
export const isPhoto = (file: Named): boolean => file.mimeType === 'image/jpeg' || file.mimeType === 'image/png' || isPdf(file);

const words = { photo: ['photo', 'view'], page: ['page', 'page'] } as const;

/** The page as it was photographed, or the first one of a PDF, to be read beside what we read in it. */
export const Photo = ({ file }: { readonly file: SchoolFile }) => {
  const [large, setLarge] = useState(false);
  const [missing, setMissing] = useState(false);
  const [what, path] = words[isPdf(file) ? 'page' : 'photo'];
  if (missing) return <p className={classes.missing}>The {what} did not load. You can try “View Original File”.</p>;
  return (
    <div className={classes.photo}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
      <section className={classes.frame} data-large={large} tabIndex={0} aria-label={what === 'page' ? 'Page 1' : 'Your photo'}>
        <img
          src={callAddress(`/api/files/${file.id}/${path}`)}
          alt={what === 'page' ? `Page 1 of ${file.originalName}` : file.originalName}
          onError={() => setMissing(true)}
        />
      </section>
      <Button
        kind="text"
        icon={large ? <IconZoomOut size={20} aria-hidden /> : <IconZoomIn size={20} aria-hidden />}
        onClick={() => setLarge(!large)}
      >
        {large ? `Make the ${what} smaller` : `Make the ${what} larger`}
      </Button>
    </div>
  );
};
