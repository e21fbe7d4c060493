/** An objective of the bank by its stable name, "topicId/objectiveId": what evidence, cards and requests are about. */
export type ObjectiveRef = `${string}/${string}`;

export const objectiveRef = (topicId: string, objectiveId: string): ObjectiveRef => `${topicId}/${objectiveId}`;

/** The objective that something with a topic and an objective is on; undefined where one of them is not known. */
export const refOf = ({ topicId, objective }: { readonly topicId: string | null; readonly objective: string | null }) =>
  topicId === null || objective === null ? undefined : objectiveRef(topicId, objective);
