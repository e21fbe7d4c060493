import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { accountMessages } from '@hedgerow/contracts/accounts';
import type { PasswordJudge } from '#ports/password-judge.ts';

/** Longer ones cost seconds to score, and are not guessed. */
const scoredLength = 64;

/** The words that somebody who knows the person would try, alone and two together ("annlee"). */
const wordsOf = (about: readonly string[]): string[] => {
  const words = about.flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u)).filter((word) => word.length > 1);
  return [...words, ...words.flatMap((first) => words.map((second) => `${first}${second}`))];
};

const openScorer = async (): Promise<ZxcvbnFactory> => {
  const [{ ZxcvbnFactory: Factory }, { dictionary }] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]);
  return new Factory({ dictionary });
};

/** Refuses what is on the lists of common passwords, or is made of the person's own name. The lists load on first use. */
export const commonPasswords = (productName: string): PasswordJudge => {
  let scorer: Promise<ZxcvbnFactory> | undefined;
  return async (password, about) => {
    scorer ??= openScorer();
    const words = wordsOf([productName, ...about]);
    const { score } = (await scorer).check(password.slice(0, scoredLength), words);
    return score < 2 ? accountMessages.passwordCommon : undefined;
  };
};
