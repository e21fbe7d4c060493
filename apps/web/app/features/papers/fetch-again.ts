import type { ActivityItem } from '@hedgerow/contracts/progress';
import { announce } from '../../ui/announce.tsx';
import { downloadMade } from '../../lib/download.ts';
import { showToast } from '../../ui/toast.ts';
import { paperCall } from './api.ts';
import { failedToPrint } from './paper-words.ts';

/** The call of docs/product/tests.md#papers, from what was stored with the download. */
const requestOf = ({ subject, topic, difficulty, hasEssays, metadata }: ActivityItem, downloadId: string) => {
  const { keyStage, numQuestions } = metadata;
  return { subject, topic, keyStage, difficulty, numQuestions, includeEssays: hasEssays, downloadId, format: 'pdf', part: 'paper' };
};

/** A paper of the activity list again, the same one: pressing it saves it. */
export const fetchPaperAgain = async (item: ActivityItem, downloadId: string): Promise<void> => {
  announce('Fetching your paper...');
  try {
    await downloadMade(paperCall, requestOf(item, downloadId), 'paper.pdf');
    showToast({ title: 'The paper has been saved', message: item.topic });
  } catch (error) {
    showToast({ kind: 'error', title: failedToPrint(error) });
  }
};
