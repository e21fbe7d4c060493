import type { PracticeStarted } from '@hedgerow/contracts/adaptive';
import type { AssignmentStarted } from '@hedgerow/contracts/assignments';
import type { StartPractice } from '@hedgerow/contracts/practice';
import type { ActivityItem } from '@hedgerow/contracts/progress';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { Quiz } from '../../features/practice/quiz.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** What can lie over the dashboard; one at a time (docs/product/routes.md#one-overlay-at-a-time). */
export type Overlay =
  | { readonly kind: 'topics' }
  | { readonly kind: 'daily-quiz' }
  | { readonly kind: 'upload' }
  | { readonly kind: 'file'; readonly fileId: string }
  | { readonly kind: 'make-guide'; readonly subject?: SubjectId; readonly topic?: string; readonly sourceFileIds?: readonly string[] }
  | { readonly kind: 'guide'; readonly guideId: string }
  | { readonly kind: 'cards'; readonly guideId?: string }
  /** Cards of a topic, or of what was missed in an attempt. */
  | { readonly kind: 'make-cards'; readonly topicId: string }
  | { readonly kind: 'make-cards'; readonly assessmentId: string }
  /** Five questions at once. `learned`: what teaches them was read just before. */
  | ({ readonly kind: 'start'; readonly learned?: boolean } & Quiz)
  /** A few screens that teach, without questions. */
  | { readonly kind: 'learn'; readonly subject: SubjectId; readonly topic: string; readonly topicId?: string | undefined }
  /** `among`: the subjects of a world, to choose from. */
  | { readonly kind: 'map'; readonly subject?: SubjectId | undefined; readonly among?: readonly SubjectId[] | undefined }
  /** `way`: what the form begins with; practice, unless a test was asked for. */
  | {
      readonly kind: 'practise';
      readonly way?: 'practise' | 'test';
      readonly subject?: SubjectId;
      readonly topic?: string;
      readonly sourceFileIds?: readonly string[];
    }
  | { readonly kind: 'resume'; readonly assessmentId: string }
  /** Questions one by one, each answered at once. */
  | { readonly kind: 'practice'; readonly practiceId?: string; readonly wish?: StartPractice }
  /** `known`: what the list knows of it, shown when it cannot be read. */
  | { readonly kind: 'review'; readonly assessmentId: string; readonly known?: ActivityItem }
  /** Something that was done and has no page of its own. */
  | { readonly kind: 'details'; readonly item: ActivityItem }
  | CalendarDay;

/** A day of the calendar, and what its list is narrowed to. */
type CalendarDay = { readonly kind: 'day'; readonly date: CalendarDate; readonly choice?: string };

/** What a recommendation, or a piece of set work, that was begun opens on the page. */
type Started = { readonly kind: Exclude<(AssignmentStarted | PracticeStarted)['kind'], 'resource'>; readonly id: string };

export const overlayOfStarted = ({ kind, id }: Started): Overlay => {
  switch (kind) {
    case 'assessment':
      return { kind: 'resume', assessmentId: id };
    case 'practice':
      return { kind: 'practice', practiceId: id };
    case 'guide':
      return { kind: 'guide', guideId: id };
    case 'flashcards':
      return { kind: 'cards', guideId: id };
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
  /** The day from whose list this was opened: closing leads back to it. */
  readonly under?: CalendarDay | undefined;
};

/** What is only looked at; whoever goes on to something else does not come back to the day. */
const isLookedAt = ({ kind }: Overlay): boolean => kind === 'file' || kind === 'guide' || kind === 'review' || kind === 'details';

/** Time for the dialog's own return of the focus, milliseconds. */
const ownReturn = 100;

const placeOf = (overlay: Overlay | undefined): HTMLElement | null =>
  overlay?.kind === 'day' ? document.querySelector<HTMLElement>(`[data-day="${overlay.date}"]`) : null;

/** A dialog that took the place of another one cannot give the focus back to a button that has gone: then it goes to the day that was open, or to the page. */
const keepFocusOnPage = (left: Overlay | undefined): void => {
  if (document.querySelector('[role="dialog"]') === null && document.activeElement === document.body)
    (placeOf(left) ?? document.getElementById('main'))?.focus({ preventScroll: true });
};

/**
 * What lies over a page. The page only opens: what is open is known to the dialogs alone, so that the page under them is not drawn anew
 * for each, which a telephone feels.
 */
export type Overlays = {
  readonly open: (next: Overlay, from?: CalendarDay) => void;
  readonly close: () => void;
  readonly shown: () => Shown;
  /** Answers the way to stop. */
  readonly listen: (listener: () => void) => () => void;
};

export const makeOverlays = (): Overlays => {
  let shown: Shown = { overlay: undefined, opened: false, turn: 0 };
  const listeners = new Set<() => void>();
  const show = (next: Shown): void => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    open: (next, from) => show({ overlay: next, opened: true, turn: shown.turn + 1, under: isLookedAt(next) ? from : undefined }),
    close: () =>
      show(shown.under === undefined ? { ...shown, opened: false } : { overlay: shown.under, opened: true, turn: shown.turn + 1 }),
    shown: () => shown,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** For the page. */
export const useOverlays = (): Overlays => useState(makeOverlays)[0];

/** For what lies over it. */
export const useShown = ({ listen, shown }: Overlays): Shown => useSyncExternalStore(listen, shown, shown);

/** Once a dialog has gone, the focus is on the page. */
export const useFocusAfter = ({ overlay, opened }: Shown): void => {
  useEffect(() => {
    if (opened || overlay === undefined) return undefined;
    let timer = 0;
    const look = () => {
      if (document.querySelector('[role="dialog"]') !== null) return;
      observer.disconnect();
      timer = window.setTimeout(() => keepFocusOnPage(overlay), ownReturn);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    return () => {
      observer.disconnect();
      window.clearTimeout(timer);
    };
  }, [opened, overlay]);
};
