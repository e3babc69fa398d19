/** Path of the worker that scans files for citizen service numbers, and of everything it loads. */
export const bsnCheckPath = '/bsn-check/'
/** Name of the worker's first file. Changes whenever the message format changes. */
export const bsnCheckWorkerName = 'worker-1'
export const bsnCheckWorker = `${bsnCheckPath}${bsnCheckWorkerName}.js`
/** Trusted Types policy of the worker's script. */
export const bsnCheckPolicy = 'p-bsn-check'

/** A corner as fractions of the page's width and height. */
export interface Corner {
  x: number
  y: number
}

/** A number found on a page. */
export interface DetectedNumber {
  digits: string
  /** From 1; 1 for a picture. */
  page: number
  /** Corners around the number, in order. */
  corners: readonly Corner[]
  /** Picture of the number and its surroundings, and the corners of the number in it. */
  detail: { picture: Blob; corners: readonly Corner[] } | null
}

/** Result of scanning a file. */
export interface ScanResult {
  sightings: readonly DetectedNumber[]
  /** Whether the whole file was scanned: of a long one only the first pages are. */
  whole: boolean
}

/** Request of the page to the worker; only one at a time. */
export type CheckRequest =
  | { ask: 'look'; file: Blob; type: string }
  | { ask: 'mask'; file: Blob; type: string; sightings: readonly DetectedNumber[]; most: number }
  /** A file for the worker, which has no network access; null if it could not be loaded. */
  | { ask: 'take'; name: string; content: ArrayBuffer | null }

/** Message of the worker to the page. */
export type CheckResponse =
  | { say: 'want'; name: string }
  | { say: 'looked'; look: ScanResult }
  | { say: 'masked'; file: Blob }
  | { say: 'failed'; why: string }
