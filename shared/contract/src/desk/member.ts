import * as v from '@portal/contract/schema'
import { get } from '../call.ts'
import { data } from '../wire.ts'
import { FirmCode, ofFirm } from './of-firm.ts'

/** The signed-in staff member at a tenant with the role: readers only read, advisers and owners also write. */
export const getDeskMember = get('/desk/{firm}/member', {
  ...ofFirm,
  key: 'DESK_MEMBER',
  params: { firm: FirmCode },
  answer: data(v.object({ name: v.string(), role: v.picklist(['reader', 'adviser', 'owner']) })),
  summary: 'Who is at the desk of a firm, and as what.',
})
