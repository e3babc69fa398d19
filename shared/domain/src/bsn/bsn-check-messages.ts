/** Path below which the worker that scans files for citizen service numbers (BSN) and its files are served. */
export const bsnCheckPath = '/bsn-check/'
/** Name of the worker's entry file. Increase the number whenever the message format changes. */
export const bsnCheckWorkerName = 'worker-1'
export const bsnCheckWorkerPath = `${bsnCheckPath}${bsnCheckWorkerName}.js`
/** Name of the Trusted Types policy for the worker's script. */
export const bsnCheckTrustedTypesPolicy = 'p-bsn-check'

/** A corner of an area, as fractions of the page's width and height. */
export interface Corner {
  x: number
  y: number
}

/** A citizen service number found on a page. */
export interface DetectedNumber {
  digits: string
  /** Page number from 1; 1 for a picture. */
  page: number
  /** The four corners around the number, in order. */
  corners: readonly Corner[]
  /** Picture of the number and its surroundings, and the corners of the number in the picture. */
  detail: { picture: Blob; corners: readonly Corner[] } | null
}

export interface ScanResult {
  sightings: readonly DetectedNumber[]
  /** Whether the whole file was scanned; of a long file, only the first pages are scanned. */
  whole: boolean
}

/** Message of the page to the worker; one request at a time. */
export type BsnCheckRequest =
  | { ask: 'look'; file: Blob; type: string }
  | { ask: 'mask'; file: Blob; type: string; sightings: readonly DetectedNumber[]; most: number }
  /** A file that the worker requested, since the worker has no network access; null if loading failed. */
  | { ask: 'take'; name: string; content: ArrayBuffer | null }

/** Message of the worker to the page. */
export type BsnCheckResponse =
  | { say: 'want'; name: string }
  | { say: 'looked'; look: ScanResult }
  | { say: 'masked'; file: Blob }
  | { say: 'failed'; why: string }
