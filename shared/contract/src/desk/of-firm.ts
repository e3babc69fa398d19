import * as v from '@portal/contract/schema'

/** A firm in the address of a call of its staff, by its code: a page is of one firm, and what it asks for is of that one, whatever another tab shows. */
export const FirmCode = v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,20}$/))

/** What all calls of a firm's own staff have in common. */
export const ofFirm = { base: 'staff', access: 'staff' } as const
