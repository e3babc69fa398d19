import * as v from '@portal/contract/schema'
import { get } from '../call.ts'
import { data } from '../wire.ts'
import { FirmCode, ofFirm } from './of-firm.ts'

/** Who is at the desk of a firm, and as what: readers look, advisers and owners do something with it too. */
export const getDeskMember = get('/desk/{firm}/member', {
  ...ofFirm,
  key: 'DESK_MEMBER',
  params: { firm: FirmCode },
  answer: data(v.object({ name: v.string(), role: v.picklist(['reader', 'adviser', 'owner']) })),
  summary: 'Who is at the desk of a firm, and as what.',
})
