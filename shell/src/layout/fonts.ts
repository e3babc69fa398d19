/** Maximum wait for the font, in milliseconds; a fallback of the same size is shown meanwhile. */
const maxWaitMs = 800

/** Resolves when no font is loading any more (SHELL-02), or after the maximum wait. */
export const fontsReady = (): Promise<unknown> =>
  Promise.race([document.fonts?.ready, new Promise((resolve) => setTimeout(resolve, maxWaitMs))])
