/** Base path of the worker that finds citizen service numbers (BSN) in files. */
export const bsnCheckPath = '/bsn-check/'
/** Name of the worker's script. Increase the number when the messages change. */
export const bsnCheckWorkerName = 'worker-1'
export const bsnCheckWorkerPath = `${bsnCheckPath}${bsnCheckWorkerName}.js`
export const bsnCheckTrustedTypesPolicy = 'p-bsn-check'

/**
 * Corner of a detected citizen service number (BSN) on a page. Coordinates are fractions of the page's width and
 * height.
 */
export interface PageCorner {
  x: number
  y: number
}

export interface DetectedBsn {
  digits: string
  /** Page number, from 1. */
  page: number
  corners: readonly PageCorner[]
  /** Picture of the part of the page around the number, with the corners of the number in that picture. */
  detail: { picture: Blob; corners: readonly PageCorner[] } | null
}

export interface BsnScanResult {
  numbers: readonly DetectedBsn[]
  /** False if the file has more pages than the limit, so that some pages were not scanned. */
  whole: boolean
}

/** Message to the worker. The sender must wait for the response before it sends the next request. */
export type BsnCheckRequest =
  | { kind: 'scan'; file: Blob; type: string }
  | { kind: 'mask'; file: Blob; type: string; numbers: readonly DetectedBsn[]; maxBytes: number }
  /** A file that the worker requested, since it has no network access; null if loading failed. */
  | { kind: 'resource'; name: string; content: ArrayBuffer | null }

export type BsnCheckResponse =
  | { kind: 'resource_request'; name: string }
  | { kind: 'scanned'; result: BsnScanResult }
  | { kind: 'masked'; file: Blob }
  | { kind: 'failed'; message: string }
