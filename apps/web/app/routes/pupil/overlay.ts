import type { PracticeStarted } from '@hedgerow/contracts/adaptive';
import type { Difficulty } from '@hedgerow/domain/difficulties';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { useCallback, useState } from 'react';

/** What can lie over the dashboard; one at a time (decisions.md 2). */
export type Overlay =
  | { readonly kind: 'topics' }
  | { readonly kind: 'upload' }
  | { readonly kind: 'file'; readonly fileId: string }
  | { readonly kind: 'make-guide'; readonly subject?: SubjectId; readonly topic?: string; readonly sourceFileIds?: readonly string[] }
  | { readonly kind: 'guide'; readonly guideId: string }
  | { readonly kind: 'cards'; readonly guideId?: string }
  | { readonly kind: 'start'; readonly subject: SubjectId; readonly topic: string; readonly difficulty?: Difficulty | undefined }
  | { readonly kind: 'map'; readonly subject?: SubjectId | undefined }
  | { readonly kind: 'practise'; readonly subject?: SubjectId; readonly topic?: string; readonly sourceFileIds?: readonly string[] }
  | { readonly kind: 'resume'; readonly assessmentId: string }
  | { readonly kind: 'review'; readonly assessmentId: string };

/** What a recommendation that was begun opens. */
export const overlayOfStarted = ({ kind, id }: PracticeStarted): Overlay => {
  switch (kind) {
    case 'assessment':
      return { kind: 'resume', assessmentId: id };
    case 'guide':
      return { kind: 'guide', guideId: id };
    case 'file':
      return { kind: 'file', fileId: id };
  }
};

export type Shown = {
  readonly overlay: Overlay | undefined;
  /** False while it goes. */
  readonly opened: boolean;
  /** Another number for each opening, so that everything inside begins anew. */
  readonly turn: number;
};

const afterLeaving = 300;

/** A dialog that took the place of another one cannot give the focus back to a button that has gone: then it goes to the page. */
const keepFocusOnPage = () => {
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  }, afterLeaving);
};

export const useOverlay = () => {
  const [shown, setShown] = useState<Shown>({ overlay: undefined, opened: false, turn: 0 });
  const open = useCallback((overlay: Overlay) => setShown(({ turn }) => ({ overlay, opened: true, turn: turn + 1 })), []);
  const close = useCallback(() => {
    setShown((before) => ({ ...before, opened: false }));
    keepFocusOnPage();
  }, []);
  return { shown, open, close };
};
