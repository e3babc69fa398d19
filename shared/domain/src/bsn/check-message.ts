/** Where the portal has the worker that looks at files, and all that it runs on. */
export const bsnCheckPath = '/bsn-check/'
/** Names the worker's first file; one that speaks otherwise gets another name. */
export const bsnCheckWorkerName = 'worker-1'
export const bsnCheckWorker = `${bsnCheckPath}${bsnCheckWorkerName}.js`
/** The script policy under which its files come into the worker. */
export const bsnCheckPolicy = 'p-bsn-check'

/** A corner, as shares of the width and height of its page. */
export interface Corner {
  x: number
  y: number
}

/** A number that was seen on a page. */
export interface Sighting {
  digits: string
  /** 1 for the first, and for a picture. */
  page: number
  /** Around it, in turn. */
  corners: readonly Corner[]
  /** What is around it, as a picture, with the number in the middle; and where in that it stands. */
  detail: { picture: Blob; corners: readonly Corner[] } | null
}

/** What a look at a file came to. */
export interface Look {
  sightings: readonly Sighting[]
  /** Whether all of it was looked at: of a long file only the first pages are. */
  whole: boolean
}

/** Request of the page to the worker; one at a time. */
export type CheckRequest =
  | { ask: 'look'; file: Blob; type: string }
  | { ask: 'mask'; file: Blob; type: string; sightings: readonly Sighting[]; most: number }
  /** A file for the worker, which has no network access; null if it could not be loaded. */
  | { ask: 'take'; name: string; content: ArrayBuffer | null }

/** Message of the worker to the page. */
export type CheckResponse =
  | { say: 'want'; name: string }
  | { say: 'looked'; look: Look }
  | { say: 'masked'; file: Blob }
  | { say: 'failed'; why: string }
