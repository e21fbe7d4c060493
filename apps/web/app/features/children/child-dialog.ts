/** What the dialogs of Learn, Track and Test are given. */
export type ChildDialogProps = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onGone?: () => void;
  readonly childId: string;
  /** The child's first name. */
  readonly name: string;
};

export type LearnTab = 'activities' | 'materials' | 'files';
