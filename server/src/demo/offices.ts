import type { Office, OpeningHours } from '@portal/contract/tenant'
import type { InferInput } from 'valibot'

type Hours = InferInput<typeof OpeningHours>

/** Opening hours for seven days: Monday to Friday alike, Saturday where given, Sunday closed. */
export const weekdays = (from: string, to: string, saturday?: [from: string, to: string]): Hours[] => [
  ...[1, 2, 3, 4, 5].map((day) => ({ day, from, to })),
  { day: 6, from: saturday?.[0] ?? null, to: saturday?.[1] ?? null },
  { day: 7, from: null, to: null },
]

/** An office with its address. */
export const office = (
  id: number,
  name: string,
  street_name: string,
  number: string,
  postcode: string,
  city: string,
  phone: string,
  more: Partial<InferInput<typeof Office>>,
): InferInput<typeof Office> => ({ id, name, street_name, number, postcode, city, phone, ...more })
