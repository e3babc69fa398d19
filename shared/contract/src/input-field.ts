import * as v from '@portal/contract/valibot'
import { isCalendarDate } from '@portal/time/calendar-day'
import { visibleCharacterPattern } from './clean-text.ts'

export const createLineField = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max, `has more than ${max} characters`),
    v.regex(/^[^\r\n]*$/, 'must be one line'),
  )

export const createRequiredLineField = (max: number) =>
  v.pipe(createLineField(max), v.regex(visibleCharacterPattern, 'is required'))

export const createMultilineField = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max, `has more than ${max} characters`),
    v.regex(visibleCharacterPattern, 'is required'),
  )

/** Amount in euro, 0 or more (INPUT-02). */
export const amountField = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(99_000_000_000))

const datePattern = /^(19|20|21)\d\d-\d\d-\d\d$/

/** Date 'YYYY-MM-DD' in the years 1900 to 2199 (FORMAT-04). */
export const dateField = v.pipe(
  v.string(),
  v.regex(datePattern, 'must be YYYY-MM-DD'),
  v.check(isCalendarDate, 'is no date of the calendar'),
)

export const maxUploadBytes = 2 * 1024 * 1024

/** Uploaded file. The server responds with 413 if it is larger than `maxUploadBytes`. */
export const uploadField = v.pipe(v.instance(Blob, 'must be a file'), v.maxSize(maxUploadBytes))

export const idempotencyKeyField = v.optional(
  v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/, 'must be 8 to 100 letters and digits')),
)

/**
 * Names of files, separated by slashes, that the customer sends although they contain a citizen service number (BSN). A
 * BSN in any other file gives 422 `bsn_found` (BSN-06).
 */
export const bsnFileNamesField = v.optional(createLineField(1500), '')
