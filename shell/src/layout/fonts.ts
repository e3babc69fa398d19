/** Maximum wait for the font, in milliseconds; a fallback of the same size is shown meanwhile. */
const maxFontWaitMs = 800

/** Resolves when all requested fonts have loaded (SHELL-02), or after the maximum wait. */
export const waitForFonts = (): Promise<unknown> =>
  Promise.race([document.fonts?.ready, new Promise((resolve) => setTimeout(resolve, maxFontWaitMs))])
