/** Path of the worker that finds citizen service numbers (BSN) in files. */
export const bsnCheckPath = '/bsn-check/'
/** Name of the worker's script. Increase the number when the messages change. */
export const bsnCheckWorkerName = 'worker-1'
export const bsnCheckWorkerPath = `${bsnCheckPath}${bsnCheckWorkerName}.js`
/** Trusted Types policy for the URL of the worker. */
export const bsnCheckTrustedTypesPolicy = 'p-bsn-check'

/** A corner as fractions of the width and height of a page. */
export interface Corner {
  x: number
  y: number
}

export interface DetectedNumber {
  digits: string
  /** From 1. */
  page: number
  corners: readonly Corner[]
  /** Crop of the page around the number, with the corners of the number in the crop. */
  detail: { picture: Blob; corners: readonly Corner[] } | null
}

export interface ScanResult {
  numbers: readonly DetectedNumber[]
  /** False if only the first pages of a long file were scanned. */
  whole: boolean
}

/** Message to the worker. Send one request at a time. */
export type BsnCheckRequest =
  | { kind: 'scan'; file: Blob; type: string }
  | { kind: 'mask'; file: Blob; type: string; numbers: readonly DetectedNumber[]; maxBytes: number }
  /** Response to the worker's request for a file, since the worker has no network access; null if loading failed. */
  | { kind: 'resource'; name: string; content: ArrayBuffer | null }

/** Message from the worker. */
export type BsnCheckResponse =
  | { kind: 'resource_request'; name: string }
  | { kind: 'scanned'; result: ScanResult }
  | { kind: 'masked'; file: Blob }
  | { kind: 'failed'; message: string }
