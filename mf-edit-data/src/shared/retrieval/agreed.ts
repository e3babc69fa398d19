let agreed: string | null = null

/** Remembers, until the page goes or a retrieval begins, that the customer said yes to the one at an address. */
export const agreeTo = (path: string): void => {
  agreed = path
}

/** Whether the customer said yes to the retrieval at an address, and it has not begun. */
export const isAgreed = (path: string): boolean => agreed === path

/** A yes is good for one retrieval. */
export const forgetAgreed = (): void => {
  agreed = null
}
