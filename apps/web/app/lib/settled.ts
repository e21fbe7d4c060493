/** Milliseconds that a page has to itself before anything is fetched for later. */
const settles = 2500;

/** When the page has come and has had its time. */
export const settled = async (): Promise<void> => {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => setTimeout(resolve, settles));
};
