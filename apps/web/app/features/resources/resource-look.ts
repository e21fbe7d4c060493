import { readSubject } from '@hedgerow/domain/subjects';
import {
  IconBook2,
  IconBulb,
  IconCards,
  IconCertificate,
  IconClipboardCheck,
  type IconFileText,
  IconLanguage,
  IconPalette,
  IconPuzzle,
  IconRoute,
  IconStars,
} from '@tabler/icons-react';
import { subjectStyle } from '../../ui/theme/subject-colours.ts';

/** docs/product/public-site.md#free-resources: types that have an icon of their own; every other has the default one. */
export const typeIcons: Readonly<Record<string, typeof IconFileText>> = {
  'Learning Guide': IconBook2,
  'Study Strategy': IconBulb,
  'Methodology Guide': IconRoute,
  'Exam Preparation': IconCertificate,
  'Subject Mastery': IconStars,
  'Language Practice': IconLanguage,
  'Subject Content': IconCards,
  'Creative Workshop': IconPalette,
  'Skill Building': IconPuzzle,
  Resource: IconClipboardCheck,
};

/** docs/product/public-site.md#free-resources: badges coloured by subject, General where there is no such one. */
export const styleOf = (subject: string) => subjectStyle(readSubject(subject) ?? 'other');
