import type { Lender } from '@portal/contract/lender'
import type { InferInput } from 'valibot'
import type { lenders } from '../database/tables/lender.ts'

/** Converts to wire format (ENTITY-14). */
export const toLenderResponse = (
  lender: Omit<typeof lenders.$inferSelect, 'logo'>,
): InferInput<typeof Lender> => ({
  id: lender.id,
  hdn_code: lender.hdnCode,
  is_receiver: lender.isReceiver,
  is_sender: lender.isSender,
  min_hdn_version: lender.minHdnVersion,
  max_hdn_version: lender.maxHdnVersion,
  receiver_name: lender.name,
  sender_name: lender.name,
})
