let agreed: string | null = null

/** Records the customer's consent for the retrieval at a path, until the page unloads or the retrieval starts. */
export const agreeTo = (path: string): void => {
  agreed = path
}

/** Whether the customer consented to the retrieval at a path, and it has not started. */
export const isAgreed = (path: string): boolean => agreed === path

/** Consent is valid for one retrieval. */
export const forgetAgreed = (): void => {
  agreed = null
}
