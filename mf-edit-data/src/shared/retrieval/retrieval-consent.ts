let consentedPath: string | null = null

/**
 * Records the customer's consent to the retrieval at a path. The consent lasts until the page unloads or the retrieval
 * starts.
 */
export const recordRetrievalConsent = (path: string): void => {
  consentedPath = path
}

/** Whether the customer has consented to the retrieval at a path and this retrieval has not started yet. */
export const hasRetrievalConsent = (path: string): boolean => consentedPath === path

/** Clears the consent, which is valid for one retrieval only. */
export const clearRetrievalConsent = (): void => {
  consentedPath = null
}
