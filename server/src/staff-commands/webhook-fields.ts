import { dateField } from '@portal/contract/input-field'
import { tenantEventNames } from '@portal/contract/tenant-api/tenant-events'
import { tenantTimeZone } from '@portal/time/clock'
import { DateTime } from 'luxon'
import * as v from 'valibot'

export const allowedUrlStart = /^(https:\/\/|http:\/\/([a-z0-9-]+\.)*localhost\b|http:\/\/127\.0\.0\.1\b)/

/** User name, password and fragment are not allowed, since the receiver would get them. */
export const webhookUrlField = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.regex(allowedUrlStart, 'must begin with https://'),
  v.check((value) => {
    const url = URL.canParse(value) ? new URL(value) : null
    return url !== null && url.username === '' && url.password === '' && !value.includes('#')
  }, 'must be like https://www.example.nl/hooks'),
)

/** Splits a comma-separated list, without duplicates. */
export const splitAtCommas = (list: string): string[] => [
  ...new Set(list.split(',').map((one) => one.trim())),
]

/** Comma-separated event names; by default all. */
export const eventNamesField = v.optional(
  v.pipe(
    v.string(),
    v.transform(splitAtCommas),
    v.array(v.picklist(tenantEventNames, `must be of ${tenantEventNames.join(', ')}`)),
  ),
  tenantEventNames.join(','),
)

/** A timestamp, or a date, which means the start of that day in the tenants' time zone. */
export const timestampField = v.union(
  [
    v.pipe(
      dateField,
      v.transform((day) => DateTime.fromISO(day, { zone: tenantTimeZone }).toJSDate()),
    ),
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.transform((at) => new Date(at)),
    ),
  ],
  'must be like 2027-01-31 or 2027-01-31T09:00:00Z',
)
