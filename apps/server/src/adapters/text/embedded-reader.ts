import { documentRefused, type ReadingProgress, type RefusalReason, type TextReader } from '#ports/text-reader.ts';
import { killableChild, type ChildLimits, type ChildOutcome } from '../processes/killable-child.ts';
import { acceptUpload } from './accept-upload.ts';
import type { ChildAnswer } from './child.ts';
import { limits } from './limits.ts';
import type { DocumentRequest } from './read-document.ts';

const reasonOfEnd: Readonly<Record<Exclude<ChildOutcome<ChildAnswer>['ended'], 'answered'>, RefusalReason>> = {
  out_of_time: 'too_slow',
  out_of_memory: 'too_complex',
  crashed: 'corrupt',
};

/** Reads documents on this machine, without a network, in a child process that may be killed. */
export const embeddedReader = (childLimits: ChildLimits = limits.child, ocrPages: number = limits.ocrPages): TextReader => {
  const child = killableChild<DocumentRequest, ChildAnswer, ReadingProgress>(new URL('child.ts', import.meta.url), childLimits);
  return {
    acceptUpload,
    read: async ({ file, originalName, subject, onProgress }) => {
      const outcome = await child.run({ file, originalName, subject, ocrPages }, onProgress);
      if (outcome.ended !== 'answered') throw documentRefused(reasonOfEnd[outcome.ended]);
      if ('refused' in outcome.answer) throw documentRefused(outcome.answer.refused);
      return outcome.answer.read;
    },
    close: child.close,
  };
};
