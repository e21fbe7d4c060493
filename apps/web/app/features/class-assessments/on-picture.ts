/** Said above the picture of a question that is answered on it. */
export const onPicture = 'Answered on the picture. It shows the right answer.';
