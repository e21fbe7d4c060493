/**
 * Says what is wrong with a password that a person chooses, or undefined. `about` are words that somebody who knows them
 * would try: their name, their e-mail, the product's name.
 */
export type PasswordJudge = (password: string, about: readonly string[]) => Promise<string | undefined>;
