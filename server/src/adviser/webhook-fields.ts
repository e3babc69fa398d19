import { zone } from '@portal/contract/clock'
import { date } from '@portal/contract/sent'
import { tenantEventNames } from '@portal/contract/tenant-api/events'
import { DateTime } from 'luxon'
import * as v from 'valibot'

/** Allowed start of a webhook URL: https, or http on localhost. */
export const begins = /^(https:\/\/|http:\/\/([a-z0-9-]+\.)*localhost\b|http:\/\/127\.0\.0\.1\b)/

/** Webhook URL: without user name and password, which would be sent to the receiver, and without a fragment. */
export const hookAddress = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.regex(begins, 'must begin with https://'),
  v.check((value) => {
    const url = URL.canParse(value) ? new URL(value) : null
    return url !== null && url.username === '' && url.password === '' && !value.includes('#')
  }, 'must be like https://www.example.nl/hooks'),
)

/** Comma-separated event names; all by default. */
export const eventNames = v.optional(
  v.pipe(
    v.string(),
    v.transform((value) => [...new Set(value.split(',').map((one) => one.trim()))]),
    v.array(v.picklist(tenantEventNames, `must be of ${tenantEventNames.join(', ')}`)),
  ),
  tenantEventNames.join(','),
)

/** A moment as text, or a day, which starts in the tenants' time zone. */
export const moment = v.union(
  [
    v.pipe(
      date,
      v.transform((day) => DateTime.fromISO(day, { zone }).toJSDate()),
    ),
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.transform((at) => new Date(at)),
    ),
  ],
  'must be like 2027-01-31 or 2027-01-31T09:00:00Z',
)
