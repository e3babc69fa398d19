import * as v from '@portal/contract/schema'
import { isCalendarDate } from './calendar-day.ts'
import { visibleCharacter } from './clean-text.ts'

export const lineField = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max, `has more than ${max} characters`),
    v.regex(/^[^\r\n]*$/, 'must be one line'),
  )

export const requiredLineField = (max: number) =>
  v.pipe(lineField(max), v.regex(visibleCharacter, 'is required'))

export const multilineField = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max, `has more than ${max} characters`),
    v.regex(visibleCharacter, 'is required'),
  )

/** In euro, from 0 (INPUT-02). */
export const amountField = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(99_000_000_000))

const datePattern = /^(19|20|21)\d\d-\d\d-\d\d$/

/** 'YYYY-MM-DD', from 1900 to 2199 (FORMAT-04). */
export const dateField = v.pipe(
  v.string(),
  v.regex(datePattern, 'must be YYYY-MM-DD'),
  v.check(isCalendarDate, 'is no date of the calendar'),
)

/** Maximum size of an uploaded file: 2 MiB (UPLOAD-10). */
export const maxUploadBytes = 2 * 1024 * 1024

/** 413 above `maxUploadBytes`. */
export const uploadField = v.pipe(v.instance(Blob, 'must be a file'), v.maxSize(maxUploadBytes))

export const idempotencyKeyField = v.optional(
  v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/, 'must be 8 to 100 letters and digits')),
)

/**
 * File names that may contain a citizen service number (BSN), separated by slashes. Other files with a BSN give 422
 * `bsn_found` (BSN-06).
 */
export const bsnFileNamesField = v.optional(lineField(1500), '')
