/** Longest that the portal waits for its font, in milliseconds: a fallback of the same size stands in for it. */
const longest = 800

/** Resolves once no font is on its way any more (SHELL-02), or has been for too long. */
export const fontsReady = (): Promise<unknown> =>
  Promise.race([document.fonts?.ready, new Promise((resolve) => setTimeout(resolve, longest))])
