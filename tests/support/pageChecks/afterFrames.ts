/** Resolves when what has just changed is laid out: some of it follows a frame later. */
export const afterFrames = (): Promise<unknown> =>
  new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
